/** The end of a state by an error, whose name retriers and catchers go by. Amazon States Language, "Errors". */
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
