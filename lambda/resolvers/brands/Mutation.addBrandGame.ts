import { runtime, type Context } from '@aws-appsync/utils';
import type { MutationAddBrandGameArgs } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { gameKey } from '#domain/keys';
import { limits } from '#domain/limits';
import { parseId } from '../parse-id';
import { refuse } from '../refuse';
import { mainTable } from '../tables';
import { check } from '../transaction';
import type { BrandRow } from './brand-row';
import { managedBrand, type BrandAccess } from './brand-access';
import { changeBrand, activeBrand } from './change-brand';
import { failedItems, type ManagedWrite } from './managed-write';

const { games: limit } = limits.brand;

export function request(ctx: Context<MutationAddBrandGameArgs, BrandAccess>) {
  const gameId = parseId(ctx.args.input.gameId, 'game.missing');
  const { brand } = managedBrand(ctx);
  if (brand.gameIds.includes(gameId)) runtime.earlyReturn(null, { skipTo: 'NEXT' });
  activeBrand(ctx, brand);
  if (brand.gameIds.length >= limit) refuse('brand.too-many', { limit });
  const gameIds = [...brand.gameIds, gameId];
  const isOffered = guard('brand.offered-game', { offered: true });
  const offered = check(mainTable(ctx), gameKey(gameId), { eq: isOffered });
  return changeBrand(ctx, brand, { gameIds }, 'BRAND_GAME_ADDED', { gameId }, [offered]);
}

export function response(ctx: ManagedWrite<MutationAddBrandGameArgs, BrandRow>) {
  if (!ctx.error) return null;
  const [brand, game] = failedItems(ctx);
  if (brand?.row) refuse('brand.stale', { version: brand.row.version });
  if (game?.failed) refuse('game.missing');
  return refuse('write.collided');
}
