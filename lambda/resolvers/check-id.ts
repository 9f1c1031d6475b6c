import { util } from '@aws-appsync/utils';
import { limits } from '#domain/limits';
import { characters } from '#domain/text/characters';
import { refuse } from './refuse';

const forbidden = `${characters.control}|${characters.surrogate}`;

/**
 * The rule for every argument that is an id. Keys contain ids, and a table would fail on a key that is empty or too
 * long. A missing value is accepted; an unknown id is refused where it is looked up.
 */
export function checkId(field: string, id: string | null | undefined, longest: number = limits.id): void {
  if (id === null || id === undefined) return;
  if (id.length === 0) refuse('input.required', { field });
  if (id.length > longest) refuse('input.too-long', { field, limit: longest });
  if (util.matches(forbidden, id)) refuse('input.character', { field });
}
