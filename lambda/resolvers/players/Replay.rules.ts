import { util, type Context } from '@aws-appsync/utils';
import type { GameRules, Replay } from '#domain/generated/types';
import { readRules, rulesRead } from '../games/rules-of-version';
import type { BatchRead } from '../read-rows';

type OfReplay<Result> = Context<unknown, Record<string, unknown>, undefined, Replay, Result>;

/**
 * Every caller who can read the replay can read the rules of its version, which were public when it was
 * played.
 */
export function request(ctx: OfReplay<undefined>) {
  if (!ctx.source) return util.unauthorized();
  const { gameId, versionId } = ctx.source;
  return readRules(ctx, gameId, versionId);
}

export const response = (ctx: OfReplay<BatchRead<GameRules>>) => rulesRead(ctx);
