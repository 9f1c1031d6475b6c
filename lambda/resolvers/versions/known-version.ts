import { gameVersionKey } from '#domain/keys';
import { parseId } from '../parse-id';

/** Returns the key of the version in the input. Refuses invalid ids as missing. */
export const knownVersion = ({ gameId, id }: { readonly gameId: string; readonly id: string }) =>
  gameVersionKey(parseId(gameId, 'version.missing', 'gameId'), parseId(id, 'version.missing'));
