/** Thrown through a handler by `runtime.earlyReturn`. */
export class EarlyReturn extends Error {
  readonly result: unknown;
  /** `END` skips the rest of the pipeline, `NEXT` the rest of the function. */
  readonly skipTo: 'END' | 'NEXT';

  constructor(result: unknown, skipTo: 'END' | 'NEXT') {
    super('runtime.earlyReturn');
    this.name = 'EarlyReturn';
    this.result = result;
    this.skipTo = skipTo;
  }
}
