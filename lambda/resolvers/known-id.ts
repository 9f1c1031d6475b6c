import type { RefusalCode } from '#domain/refusal-codes';
import { refuse } from './refuse';

const ulidLength = 26;

/** An id that may be one of ours; anything else cannot be, and must not reach a key. */
export function knownId(id: string, missing: RefusalCode = 'company.missing'): string {
  if (id.length !== ulidLength) refuse(missing);
  return id;
}
