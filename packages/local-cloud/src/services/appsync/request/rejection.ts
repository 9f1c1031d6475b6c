/** Rejects an entire request before anything is executed. */
export class Rejection extends Error {
  readonly status: number;
  readonly errorType: string;

  constructor(status: number, errorType: string, message: string) {
    super(message);
    this.name = 'Rejection';
    this.status = status;
    this.errorType = errorType;
  }
}
