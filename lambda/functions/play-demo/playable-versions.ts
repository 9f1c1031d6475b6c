import type { MathModel } from '#domain/slots/math-model';
import { modelHash } from '#domain/slots/model-hash';
import { readModel } from '#domain/slots/read-model';
import type { PlayClaims } from '#lambda/functions/play-demo/play-token';
import type { PlayedGameStore } from '#lambda/stores/played-game-store';

/** A version as rounds are played with it. */
export interface PlayableVersion {
  readonly model: MathModel;
  readonly betLevels: readonly number[];
}

export type PlayableVersions = (
  of: Pick<PlayClaims, 'gameId' | 'versionId' | 'mathModelHash'>,
) => Promise<PlayableVersion>;

/** As many as a warm function remembers. */
const remembered = 50;

/** Reads each version once: it never changes, and its model is checked against the hash that the token names. */
export function playableVersions(games: Pick<PlayedGameStore, 'version'>): PlayableVersions {
  const known = new Map<string, PlayableVersion>();
  return async ({ gameId, versionId, mathModelHash }) => {
    const name = `${versionId} ${mathModelHash}`;
    const found = known.get(name) ?? (await read(games, gameId, versionId, mathModelHash));
    known.delete(name);
    known.set(name, found);
    const [oldest] = known.keys();
    if (known.size > remembered && oldest !== undefined) known.delete(oldest);
    return found;
  };
}

async function read(
  games: Pick<PlayedGameStore, 'version'>,
  gameId: string,
  versionId: string,
  mathModelHash: string,
): Promise<PlayableVersion> {
  const version = await games.version(gameId, versionId);
  const checked = version && readModel(version.mathModel);
  if (!checked || !('model' in checked) || modelHash(checked.model) !== mathModelHash)
    throw new Error(`The version ${versionId} has not the model it is played with.`);
  return { model: checked.model, betLevels: version.betLevels };
}
