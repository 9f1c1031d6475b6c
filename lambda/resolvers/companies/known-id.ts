import { refuse } from '../refuse';

const ulidLength = 26;

/** An id that may be a company's; anything else cannot be one, and must not reach a key. */
export function knownId(id: string): string {
  if (id.length !== ulidLength) refuse('company.missing');
  return id;
}
