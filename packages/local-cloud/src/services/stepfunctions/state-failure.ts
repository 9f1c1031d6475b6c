/** A failure of a state. Retriers and catchers match the name of the error. Amazon States Language, "Errors". */
export class StateFailure extends Error {
  readonly error: string;
  override readonly cause: string | undefined;

  constructor(error: string, cause?: string) {
    super(cause === undefined ? error : `${error}: ${cause}`);
    this.name = 'StateFailure';
    this.error = error;
    this.cause = cause;
  }
}
