import { util, type Context } from '@aws-appsync/utils';
import type { GameHistoryArgs } from '#domain/generated/types';
import { auditPartition } from '#domain/keys';
import { historyOf, historyRead, type HistoryPage } from '../history';
import type { GameRow } from './game-row';

type OfGame<Result> = Context<GameHistoryArgs, Record<string, unknown>, undefined, GameRow, Result>;

/** Every caller who can read the game can read its history. */
export function request(ctx: OfGame<undefined>) {
  if (!ctx.source) return util.unauthorized();
  return historyOf(auditPartition('GAME', ctx.source.id), ctx.args);
}

export function response(ctx: OfGame<HistoryPage>) {
  return historyRead(ctx);
}
