import { util, type Context } from '@aws-appsync/utils';
import { walletKey } from '#domain/keys';
import { refuseFailure } from '../refuse-failure';
import type { PlayerRow } from './player-row';

type OfPlayer<Result> = Context<unknown, Record<string, unknown>, undefined, PlayerRow, Result>;

/** Every caller who can read the player can read the balances: the player, managers and support users. */
export function request(ctx: OfPlayer<undefined>) {
  if (!ctx.source) return util.unauthorized();
  const { brandId, playerId } = ctx.source;
  return {
    operation: 'Query',
    query: {
      expression: 'pk = :wallet',
      expressionValues: util.dynamodb.toMapValues({ ':wallet': walletKey(brandId, playerId, '', '').pk }),
    },
    consistentRead: true,
  };
}

interface WalletRow {
  readonly sk: string;
  readonly balance: number;
  readonly version: number;
}

export function response(ctx: OfPlayer<{ items: WalletRow[] }>) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result.items.map(({ sk, balance, version }) => {
    const [coin, purse] = sk.split('#');
    return { coin, purse, amount: `${balance}`, seq: `${version}` };
  });
}
