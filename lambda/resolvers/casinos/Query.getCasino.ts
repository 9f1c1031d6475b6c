import { util, type Context } from '@aws-appsync/utils';
import type { QueryGetCasinoArgs } from '#domain/generated/types';
import { casinoKey } from '#domain/keys';
import { parseId } from '../parse-id';
import { refuseFailure } from '../refuse-failure';
import { authorizeCasino } from './authorize-casino';
import type { CasinoRow } from './casino-row';

export function request(ctx: Context<QueryGetCasinoArgs>) {
  const id = parseId(ctx.args.id, 'casino.missing');
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(casinoKey(id)) };
}

export function response(
  ctx: Context<QueryGetCasinoArgs, Record<string, unknown>, undefined, undefined, CasinoRow | null>,
) {
  if (ctx.error) refuseFailure(ctx);
  return authorizeCasino(ctx, ctx.result);
}
