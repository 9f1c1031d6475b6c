import { util, type Context } from '@aws-appsync/utils';
import type { QueryListCatalogueArgs } from '#domain/generated/types';
import { cataloguePartition, indexes } from '#domain/keys';
import { pageLimit } from '../page-limit';
import { refuseFailure } from '../refuse-failure';
import { gameFilter } from './game-filter';
import type { GameRow } from './game-row';
import { publicGame } from './public-game';

/** Available to everyone, because this partition contains only offered games. */
export function request(ctx: Context<QueryListCatalogueArgs>) {
  const { filter, limit, nextToken } = ctx.args;
  const narrowed = gameFilter({ ...filter });
  return {
    operation: 'Query',
    index: indexes.review,
    query: {
      expression: 'gsi3pk = :catalogue',
      expressionValues: util.dynamodb.toMapValues({ ':catalogue': cataloguePartition }),
    },
    ...(narrowed ? { filter: narrowed } : {}),
    scanIndexForward: false,
    limit: pageLimit(limit),
    nextToken,
  };
}

type Page = { items: GameRow[]; nextToken: string | null };

export function response(
  ctx: Context<QueryListCatalogueArgs, Record<string, unknown>, undefined, undefined, Page>,
) {
  if (ctx.error) refuseFailure(ctx);
  const { items, nextToken } = ctx.result;
  return { items: items.map((row) => publicGame(row)), nextToken };
}
