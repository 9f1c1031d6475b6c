import { runtime, type Context } from '@aws-appsync/utils';
import type { QueryListBrandGamesArgs } from '#domain/generated/types';
import { gameKey } from '#domain/keys';
import type { GameRow } from '../games/game-row';
import { publicGame } from '../games/public-game';
import { readRows, rowsRead, type BatchRead } from '../read-rows';
import { brandAccess, type BrandAccess } from './brand-access';

/** The previous steps have checked access to the brand. */
export function request(ctx: Context<QueryListBrandGamesArgs, BrandAccess>) {
  const { gameIds } = brandAccess(ctx).brand;
  if (gameIds.length === 0) return runtime.earlyReturn([]);
  return readRows(
    ctx,
    gameIds.map((id) => gameKey(id)),
    false,
  );
}

export function response(
  ctx: Context<QueryListBrandGamesArgs, BrandAccess, undefined, undefined, BatchRead<GameRow>>,
) {
  const games: unknown[] = [];
  for (const row of rowsRead(ctx)) {
    if (row?.offered) games.push(publicGame(row));
  }
  return games;
}
