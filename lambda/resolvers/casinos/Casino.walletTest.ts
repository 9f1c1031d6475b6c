import { util, type Context } from '@aws-appsync/utils';
import type { WalletTest } from '#domain/generated/types';
import { walletTestKey } from '#domain/keys';
import { refuseFailure } from '../refuse-failure';
import type { CasinoRow } from './casino-row';

type OfCasino<Result> = Context<object, Record<string, unknown>, undefined, CasinoRow, Result>;

/** Every caller who can read the casino can read its tests. */
export function request(ctx: OfCasino<undefined>) {
  if (!ctx.source) return util.unauthorized();
  const key = util.dynamodb.toMapValues(walletTestKey(ctx.source.id));
  return { operation: 'GetItem', key, consistentRead: true };
}

export function response(ctx: OfCasino<WalletTest | null>) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result;
}
