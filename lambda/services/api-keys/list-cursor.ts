import { invalidCursor } from '#lambda/runtime/invalid-request';
import { nativeTextHash } from '#lambda/runtime/native-hash';

export interface ListCursor {
  readonly of: (place: string) => string;
  /** Throws InvalidRequest for a text that `of` did not create for the same query. */
  readonly placeOf: (cursor: string) => string;
}

/** Long enough to detect the cursor of another query. Permissions are checked separately. */
const checkLength = 16;

/**
 * The cursors of a list: they contain the place of the last item and a hash of the query.
 *
 * @param query The operation, the company, and all parameters except `limit` and `cursor`.
 */
export function listCursor(query: readonly (string | undefined)[]): ListCursor {
  const checkOf = (place: string) => nativeTextHash(JSON.stringify([...query, place])).slice(0, checkLength);
  const of = (place: string) => Buffer.from(`${checkOf(place)} ${place}`).toString('base64url');
  return {
    of,
    placeOf: (cursor) => {
      const place = Buffer.from(cursor, 'base64url')
        .toString()
        .slice(checkLength + 1);
      if (place === '' || of(place) !== cursor) throw invalidCursor();
      return place;
    },
  };
}
