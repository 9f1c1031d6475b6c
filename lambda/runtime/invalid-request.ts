/** The input of the caller is invalid. The message explains why, and `field` names what is wrong. */
export class InvalidRequest extends Error {
  readonly field: string | undefined;

  constructor(message: string, field?: string) {
    super(message);
    this.field = field;
  }
}

export const invalidCursor = () =>
  new InvalidRequest('cursor must be the nextCursor of the previous page.', 'cursor');
