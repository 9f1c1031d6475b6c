import { gameVersionKey } from '#domain/keys';
import { parseId } from '../parse-id';

/** The key of the version that is named, if it may be one. */
export const knownVersion = ({ gameId, id }: { readonly gameId: string; readonly id: string }) =>
  gameVersionKey(parseId(gameId, 'version.missing'), parseId(id, 'version.missing'));
