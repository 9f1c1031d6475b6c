import type { Context } from '@aws-appsync/utils';
import type { QueryListBrandUsersArgs } from '#domain/generated/types';
import { brandUserKey } from '#domain/keys';
import { limits } from '#domain/limits';
import { supportedBrand, type BrandAccess } from '../brands/brand-access';
import { checkLine } from '../check-text';
import { askPage, type Page, pageRead } from '../rows-page';
import { playerFilter } from './player-filter';
import type { PlayerRow } from './player-row';
import { presentPlayer } from './present-player';

/** The previous steps have read the brand, its casino and its company. */
export function request(ctx: Context<QueryListBrandUsersArgs, BrandAccess>) {
  const { level, status, name, tag } = ctx.args;
  checkLine('name', name, limits.brandUser.displayName.longest);
  checkLine('tag', tag, limits.brandUser.tag);
  const { brand } = supportedBrand(ctx);
  const { pk, sk } = brandUserKey(brand.id, '');
  const filter = playerFilter({ level, status, name, tag }, brand.owner);
  return askPage({ partition: pk, start: sk, filter, forward: true }, ctx.args);
}

export function response(
  ctx: Context<QueryListBrandUsersArgs, BrandAccess, undefined, undefined, Page<PlayerRow>>,
) {
  const { items, nextToken } = pageRead(ctx);
  const { owner } = supportedBrand(ctx).brand;
  return { items: items.map((row) => presentPlayer(row, owner)), nextToken };
}
