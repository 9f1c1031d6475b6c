import { type MathModel, modelHash, readModel } from '@novalink/engine';
import type { PlayedGameStore } from '#lambda/stores/games/played-game-store';

/** The data of a version that rounds need. */
export interface PlayableVersion {
  readonly model: MathModel;
  readonly mathModelHash: string;
  readonly betLevels: readonly number[];
}

export interface VersionName {
  readonly gameId: string;
  readonly versionId: string;
  /** Absent for the current model of the version, which never changes once the version is live. */
  readonly mathModelHash?: string;
}

/** Returns undefined if the version does not exist, or its model does not have this hash. */
export type PlayableVersions = (of: VersionName) => Promise<PlayableVersion | undefined>;

/** Number of versions that a warm function caches. */
const remembered = 50;

/** Reads and caches versions. They never change, and their models are checked against the hash. */
export function playableVersions(games: Pick<PlayedGameStore, 'version'>): PlayableVersions {
  const known = new Map<string, PlayableVersion>();
  return async (of) => {
    const name = of.versionId;
    const isAsked = (version: PlayableVersion | undefined) =>
      version && (of.mathModelHash === undefined || version.mathModelHash === of.mathModelHash);
    const remembers = known.get(name);
    const found = isAsked(remembers) ? remembers : await readPlayable(games, of);
    if (!found || !isAsked(found)) return undefined;
    known.delete(name);
    known.set(name, found);
    const [oldest] = known.keys();
    if (known.size > remembered && oldest !== undefined) known.delete(oldest);
    return found;
  };
}

/** Reads a version and checks its model against its hash. Undefined if it cannot be played. */
export async function readPlayable(
  games: Pick<PlayedGameStore, 'version'>,
  { gameId, versionId }: VersionName,
): Promise<PlayableVersion | undefined> {
  const version = await games.version(gameId, versionId);
  const checked = version && readModel(version.mathModel);
  if (!checked || !('model' in checked) || modelHash(checked.model) !== version.mathModelHash)
    return undefined;
  return { model: checked.model, mathModelHash: version.mathModelHash, betLevels: version.betLevels };
}
