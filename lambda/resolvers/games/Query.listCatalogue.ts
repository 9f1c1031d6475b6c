import type { Context } from '@aws-appsync/utils';
import type { QueryListCatalogueArgs } from '#domain/generated/types';
import { cataloguePartition, indexes } from '#domain/keys';
import { askPage, pageRead, type PageRead } from '../rows-page';
import { gameFilter } from './game-filter';
import type { GameRow } from './game-row';
import { publicGame } from './public-game';

/** Available to everyone, because this partition contains only offered games. */
export function request(ctx: Context<QueryListCatalogueArgs>) {
  const filter = gameFilter({ ...ctx.args.filter });
  return askPage({ index: indexes.review, partition: cataloguePartition, filter }, ctx.args);
}

export function response(ctx: PageRead<GameRow>) {
  const { items, nextToken } = pageRead(ctx);
  return { items: items.map((row) => publicGame(row)), nextToken };
}
