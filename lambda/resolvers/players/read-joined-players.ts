import { util, type Context } from '@aws-appsync/utils';
import { indexes, playedBrandsPartition } from '#domain/keys';
import { limits } from '#domain/limits';
import { callerOf } from '../caller';
import { refuseFailure } from '../refuse-failure';
import type { PlayerRow } from './player-row';

/** Stash values of the steps that list the brands of a player. */
export interface JoinedBrands {
  /** The caller as a player of each brand. */
  joined?: PlayerRow[];
}

interface Page {
  readonly items: PlayerRow[];
}
type Reading<Result> = Context<unknown, JoinedBrands, undefined, undefined, Result>;

/** Reads the caller's rows as a player, of the newest brands first. */
export function request(ctx: Reading<undefined>) {
  return {
    operation: 'Query',
    index: indexes.byOwner,
    query: {
      expression: 'gsi1pk = :player',
      expressionValues: util.dynamodb.toMapValues({ ':player': playedBrandsPartition(callerOf(ctx).sub) }),
    },
    scanIndexForward: false,
    limit: limits.brandUser.joinedBrands,
  };
}

export function response(ctx: Reading<Page>) {
  if (ctx.error) refuseFailure(ctx);
  ctx.stash.joined = ctx.result.items;
  return null;
}
