import { util, type Context } from '@aws-appsync/utils';
import type { GameRules, PublicGame } from '#domain/generated/types';
import type { BatchRead } from '../read-rows';
import { readRules, rulesRead } from './rules-of-version';

type OfGame<Result> = Context<unknown, Record<string, unknown>, undefined, PublicGame, Result>;

/** Every caller who can read the game can read the rules of its live version, including guests. */
export function request(ctx: OfGame<undefined>) {
  if (!ctx.source) return util.unauthorized();
  const { id, live } = ctx.source;
  return readRules(ctx, id, live.versionId);
}

export const response = (ctx: OfGame<BatchRead<GameRules>>) => rulesRead(ctx);
