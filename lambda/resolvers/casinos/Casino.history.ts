import { util, type Context } from '@aws-appsync/utils';
import type { CasinoHistoryArgs } from '#domain/generated/types';
import { auditPartition } from '#domain/keys';
import { historyOf, historyRead, type HistoryPage } from '../history';
import type { CasinoRow } from './casino-row';

type OfCasino<Result> = Context<CasinoHistoryArgs, Record<string, unknown>, undefined, CasinoRow, Result>;

/** Every caller who can read the casino can read its history. */
export function request(ctx: OfCasino<undefined>) {
  if (!ctx.source) return util.unauthorized();
  return historyOf(auditPartition('CASINO', ctx.source.id), ctx.args);
}

export function response(ctx: OfCasino<HistoryPage>) {
  return historyRead(ctx);
}
