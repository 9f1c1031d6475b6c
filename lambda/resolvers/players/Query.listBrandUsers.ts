import { util, type Context } from '@aws-appsync/utils';
import type { QueryListBrandUsersArgs } from '#domain/generated/types';
import { brandUserKey } from '#domain/keys';
import { limits } from '#domain/limits';
import { supportedBrand, type BrandAccess } from '../brands/brand-access';
import { checkLine } from '../check-text';
import { pageLimit } from '../page-limit';
import { refuseFailure } from '../refuse-failure';
import { playerFilter } from './player-filter';
import type { PlayerRow } from './player-row';
import { presentPlayer } from './present-player';

/** The previous steps have read the brand, its casino and its company. */
export function request(ctx: Context<QueryListBrandUsersArgs, BrandAccess>) {
  const { level, status, name, tag, limit, nextToken } = ctx.args;
  checkLine('name', name, limits.brandUser.displayName.longest);
  checkLine('tag', tag, limits.brandUser.tag);
  const { brand } = supportedBrand(ctx);
  const { pk, sk } = brandUserKey(brand.id, '');
  const filter = playerFilter({ level, status, name, tag }, brand.owner);
  return {
    operation: 'Query',
    query: {
      expression: 'pk = :brand AND begins_with(sk, :user)',
      expressionValues: util.dynamodb.toMapValues({ ':brand': pk, ':user': sk }),
    },
    ...(filter ? { filter } : {}),
    limit: pageLimit(limit),
    nextToken,
  };
}

type Page = { items: PlayerRow[]; nextToken: string | null };

export function response(ctx: Context<QueryListBrandUsersArgs, BrandAccess, undefined, undefined, Page>) {
  if (ctx.error) refuseFailure(ctx);
  const { items, nextToken } = ctx.result;
  const { owner } = supportedBrand(ctx).brand;
  return { items: items.map((row) => presentPlayer(row, owner)), nextToken };
}
