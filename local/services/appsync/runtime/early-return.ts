/** Thrown through a handler by `runtime.earlyReturn`. */
export class EarlyReturn {
  readonly result: unknown;
  /** `END` leaves the whole pipeline, `NEXT` the one function. */
  readonly skipTo: 'END' | 'NEXT';

  constructor(result: unknown, skipTo: 'END' | 'NEXT') {
    this.result = result;
    this.skipTo = skipTo;
  }
}
