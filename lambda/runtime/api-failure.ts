import type { ApiErrorCode } from '#domain/api/error-codes';

interface Details {
  /** What is wrong in the request, such as a parameter. */
  readonly field?: string;
  /** The value of the header Retry-After. */
  readonly retryAfterSeconds?: number;
}

/** An operation of novalink-api fails with an error that its caller is told. */
export class ApiFailure extends Error {
  readonly code: ApiErrorCode;
  readonly details: Details;

  constructor(code: ApiErrorCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
