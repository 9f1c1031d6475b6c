import { util } from '@aws-appsync/utils';
import type { RefusalCode } from '#domain/refusal-codes';
import { checkId } from './check-id';
import { refuse } from './refuse';

/** The format of a ULID. The last part is like `$`, but does not match before a line break as in Java. */
const form = '^[0-9A-Za-z_-]{26}(?![\\s\\S])';

/**
 * Returns a valid id. Refuses text that cannot be an id by the name of the argument, and any other text as missing,
 * because it must not be used in a key.
 */
export function parseId(id: string, missing: RefusalCode = 'company.missing', field = 'id'): string {
  checkId(field, id);
  if (!util.matches(form, id)) refuse(missing);
  return id;
}
