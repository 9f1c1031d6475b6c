import type { Context } from '@aws-appsync/utils';
import type { QueryGetGameMetricsArgs } from '#domain/generated/types';
import type { GameRow } from '../games/game-row';
import { askMetrics, metricsAnswer } from './ask-metrics';

type OfGame = Context<QueryGetGameMetricsArgs, Record<string, unknown>, { result: GameRow }>;

/** The previous step admits only the owner of the game and admins. */
export function request(ctx: OfGame) {
  const { id, companyId } = ctx.prev.result;
  return askMetrics('game', ctx.args, { id, companyId });
}

export const response = metricsAnswer;
