/** An error that AWS would return. `code` is the name of the exception in the service's documentation. */
export class AwsError extends Error {
  readonly code: string;
  readonly status: number;
  /** Members of the error besides its message, such as `CancellationReasons`. */
  readonly members: Readonly<Record<string, unknown>>;

  constructor(code: string, message: string, status = 400, members: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = code;
    this.code = code;
    this.status = status;
    this.members = members;
  }
}
