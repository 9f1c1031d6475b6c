import { util } from '@aws-appsync/utils';
import type { RefusalCode } from '#domain/refusal-codes';
import { refuse } from './refuse';

/** As long as a ULID; the last part is `$`, but not before a line break as in Java. */
const form = '^[0-9A-Za-z_-]{26}(?![\\s\\S])';

/** An id that may be one of ours; anything else cannot be, and must not reach a key. */
export function parseId(id: string, missing: RefusalCode = 'company.missing'): string {
  if (!util.matches(form, id)) refuse(missing);
  return id;
}
