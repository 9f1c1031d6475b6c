import type { GameRules } from '#domain/generated/types';
import { gameVersionKey, mathModelKey } from '#domain/keys';
import { readRows, rowsRead } from '../read-rows';
import { refuse } from '../refuse';

type Asking = Parameters<typeof readRows>[0];

/** Reads a version and its model. */
export const readRules = (ctx: Asking, gameId: string, versionId: string) =>
  readRows(ctx, [gameVersionKey(gameId, versionId), mathModelKey(gameId, versionId)], false);

/** Returns the result of `readRules`. */
export function rulesRead(ctx: Parameters<typeof rowsRead<GameRules>>[0]) {
  const [version, model] = rowsRead(ctx);
  if (!version || !model) return refuse('version.missing');
  return {
    versionId: model.versionId,
    semver: version.semver,
    rulesText: version.rulesText,
    changelog: version.changelog ?? null,
    symbols: version.symbols,
    mathModel: model.mathModel,
    mathModelHash: version.mathModelHash,
  };
}
