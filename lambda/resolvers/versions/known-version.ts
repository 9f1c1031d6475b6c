import { gameVersionKey } from '#domain/keys';
import { knownId } from '../known-id';

/** The key of the version that is named, if it may be one. */
export const knownVersion = ({ gameId, id }: { readonly gameId: string; readonly id: string }) =>
  gameVersionKey(knownId(gameId, 'version.missing'), knownId(id, 'version.missing'));
