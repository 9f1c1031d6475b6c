import type { ApiErrorCode } from '#domain/api/error-codes';

interface Details {
  /** What is wrong in the request, such as a parameter. */
  readonly field?: string;
  /** The value of the header Retry-After. */
  readonly retryAfterSeconds?: number;
}

/** An error of novalink-api. The caller gets its code, message and details. */
export class ApiFailure extends Error {
  readonly code: ApiErrorCode;
  readonly details: Details;

  constructor(code: ApiErrorCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
