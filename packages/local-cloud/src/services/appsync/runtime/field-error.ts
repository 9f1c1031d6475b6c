/** Fails a field with an error in AppSync's format: from `util.error` or AppSync itself. */
export class FieldError extends Error {
  readonly errorType: string | null;
  readonly data: unknown;
  readonly errorInfo: unknown;

  constructor(
    message: string,
    errorType: string | null,
    { data = null, errorInfo = null, cause }: { data?: unknown; errorInfo?: unknown; cause?: string } = {},
  ) {
    super(message, { cause });
    this.name = 'FieldError';
    this.errorType = errorType;
    this.data = data;
    this.errorInfo = errorInfo;
  }
}

/** AppSync's error for denied access and for `util.unauthorized`. */
export const notAuthorized = (typeName: string, fieldName: string): FieldError =>
  new FieldError(`Not Authorized to access ${fieldName} on type ${typeName}`, 'Unauthorized');
