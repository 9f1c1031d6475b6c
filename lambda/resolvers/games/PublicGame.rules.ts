import { util, type Context } from '@aws-appsync/utils';
import type { GameRules, PublicGame } from '#domain/generated/types';
import { gameVersionKey, mathModelKey } from '#domain/keys';
import { readRows, rowsRead, type BatchRead } from '../read-rows';
import { refuse } from '../refuse';

type OfGame<Result> = Context<unknown, Record<string, unknown>, undefined, PublicGame, Result>;

/** Whoever was given the game may read its live version's rules: guests too. */
export function request(ctx: OfGame<undefined>) {
  if (!ctx.source) return util.unauthorized();
  const { id, live } = ctx.source;
  return readRows(ctx, [gameVersionKey(id, live.versionId), mathModelKey(id, live.versionId)], false);
}

export function response(ctx: OfGame<BatchRead<GameRules>>) {
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
