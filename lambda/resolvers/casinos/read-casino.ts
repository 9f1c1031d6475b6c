import { util, type Context } from '@aws-appsync/utils';
import { casinoKey } from '#domain/keys';
import { parseId } from '../parse-id';
import { refuseFailure } from '../refuse-failure';
import { authorizeCasino } from './authorize-casino';
import type { CasinoRow } from './casino-row';

interface Named {
  readonly input: { readonly id?: string; readonly casinoId?: string };
}
interface Made {
  readonly casinoId?: string;
}

/** Reads the casino in the input, or the one that an earlier step has created. */
export function request(ctx: Context<Named, Made>) {
  const { id, casinoId } = ctx.args.input;
  const known = parseId(ctx.stash.casinoId ?? casinoId ?? id ?? '', 'casino.missing');
  return { operation: 'GetItem', key: util.dynamodb.toMapValues(casinoKey(known)), consistentRead: true };
}

export function response(ctx: Context<Named, Made, undefined, undefined, CasinoRow | null>) {
  if (ctx.error) refuseFailure(ctx);
  return authorizeCasino(ctx, ctx.result);
}
