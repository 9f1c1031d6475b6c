import { runtime, util, type Context } from '@aws-appsync/utils';
import type { QueryListRoundsArgs } from '#domain/generated/types';
import { roundKey } from '#domain/keys';
import { brandStanding, type BrandStanding } from '../brands/brand-standing';
import { pageLimit } from '../page-limit';
import { refuseFailure } from '../refuse-failure';
import type { RoundRow } from './told-round';

/** The caller's own rounds and nothing else of their partition: its other rows hold seeds that are in use. */
export function request(ctx: Context<QueryListRoundsArgs, BrandStanding>) {
  const { limit, nextToken } = ctx.args;
  const { brand, me } = brandStanding(ctx);
  if (!me) return runtime.earlyReturn({ items: [], nextToken: null });
  const { pk, sk } = roundKey(brand.id, me.playerId, '');
  return {
    operation: 'Query',
    query: {
      expression: 'pk = :player AND begins_with(sk, :round)',
      expressionValues: util.dynamodb.toMapValues({ ':player': pk, ':round': sk }),
    },
    scanIndexForward: false,
    limit: pageLimit(limit),
    nextToken,
  };
}

export interface RoundPage {
  readonly items: RoundRow[];
  readonly nextToken: string | null;
}

/** The step after finds the seeds that were revealed. */
export function response(ctx: Context<QueryListRoundsArgs, BrandStanding, undefined, undefined, RoundPage>) {
  if (ctx.error) refuseFailure(ctx);
  return ctx.result;
}
