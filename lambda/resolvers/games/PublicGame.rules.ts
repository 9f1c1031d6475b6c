import { util, type Context } from '@aws-appsync/utils';
import type { GameRules, PublicGame } from '#domain/generated/types';
import type { BatchRead } from '../read-rows';
import { readRules, rulesRead } from './rules-of-version';

type OfGame<Result> = Context<unknown, Record<string, unknown>, undefined, PublicGame, Result>;

/** Whoever was given the game may read its live version's rules: guests too. */
export function request(ctx: OfGame<undefined>) {
  if (!ctx.source) return util.unauthorized();
  const { id, live } = ctx.source;
  return readRules(ctx, id, live.versionId);
}

export const response = (ctx: OfGame<BatchRead<GameRules>>) => rulesRead(ctx);
