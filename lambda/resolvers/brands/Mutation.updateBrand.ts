import type { Context } from '@aws-appsync/utils';
import type { MutationUpdateBrandArgs } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { checkList } from '../check-list';
import { refuse } from '../refuse';
import type { BrandRow } from './brand-row';
import { managedBrand, type BrandStanding } from './brand-standing';
import { changeBrand, changedBrand, standingBrand } from './change-brand';
import { checkBrandDetails, checkBrandName, playRulesOf } from './check-brand-details';
import type { ManagedWrite } from './managed-write';

export function request(ctx: Context<MutationUpdateBrandArgs, BrandStanding>) {
  const { id: _id, expectedVersion: _version, name, theme, responsiblePlay, ...more } = ctx.args.input;
  const { featuredGameIds: featured, ...details } = more;
  if (name !== undefined) checkBrandName(name);
  if (theme === null) refuse('input.required', { field: 'theme' });
  checkBrandDetails({ ...details, theme, responsiblePlay });
  const brand = standingBrand(ctx, managedBrand(ctx).brand);
  if (featured) checkFeatured(featured, brand.gameIds);
  const changes = {
    ...details,
    ...(name ? { name: name.trim() } : {}),
    ...(theme ? { theme } : {}),
    ...(responsiblePlay === undefined ? {} : { responsiblePlay: playRulesOf(responsiblePlay) }),
    ...(featured === undefined ? {} : { featuredGameIds: featured ?? [] }),
  };
  return changeBrand(ctx, brand, changes, 'BRAND_UPDATED');
}

export function response(ctx: ManagedWrite<MutationUpdateBrandArgs, BrandRow>) {
  return changedBrand(ctx);
}

/** Games of the brand, each once. */
function checkFeatured(featured: string[], gameIds: readonly string[]): void {
  checkList('featuredGameIds', featured, limits.brand.featuredGames);
  featured.forEach((id, at) => {
    if (!gameIds.includes(id)) refuse('game.missing');
    if (featured.indexOf(id) !== at) refuse('input.invalid', { field: 'featuredGameIds' });
  });
}
