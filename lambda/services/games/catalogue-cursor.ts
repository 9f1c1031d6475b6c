import { check, pipe, regex, safeParse, strictTuple, string, transform, ulid } from 'valibot';
import { invalidCursor } from '#lambda/runtime/invalid-request';
import type { CataloguePlace } from '#lambda/stores/games/catalogue-store';

/** The position of a game in the catalogue: see `catalogueSort`. */
const sortForm = /^(FEATURED#)?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z#[0-9A-Z]{26}$/;

const place = pipe(
  string(),
  transform((cursor) => Buffer.from(cursor, 'base64url').toString('utf8').split(' ')),
  strictTuple([pipe(string(), regex(sortForm)), pipe(string(), ulid())]),
  transform(([sort, id]): CataloguePlace => ({ sort, id })),
  // The position contains the id.
  check(({ sort, id }) => sort.endsWith(`#${id}`)),
);

/** The page cursor of a place in the catalogue. Clients must not interpret it. */
export const cursorOf = ({ sort, id }: CataloguePlace) => Buffer.from(`${sort} ${id}`).toString('base64url');

/** Throws InvalidRequest for a text that is not a cursor. */
export function placeOf(cursor: string): CataloguePlace {
  const { success, output } = safeParse(place, cursor);
  if (!success) throw invalidCursor();
  return output;
}
