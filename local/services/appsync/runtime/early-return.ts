/** Thrown through a handler by `runtime.earlyReturn`. */
export class EarlyReturn extends Error {
  readonly result: unknown;
  /** `END` leaves the whole pipeline, `NEXT` the one function. */
  readonly skipTo: 'END' | 'NEXT';

  constructor(result: unknown, skipTo: 'END' | 'NEXT') {
    super('runtime.earlyReturn');
    this.name = 'EarlyReturn';
    this.result = result;
    this.skipTo = skipTo;
  }
}
