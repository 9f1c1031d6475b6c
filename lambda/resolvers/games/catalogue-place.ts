import { cataloguePartition, catalogueSort } from '#domain/keys';
import type { GameRow } from './game-row';

/** Values that add a game to the catalogue. A game that was featured before is featured again. */
export const offeredSince = (
  publishedAt: string,
  { id, featuredAt }: Pick<GameRow, 'id' | 'featuredAt'>,
) => ({
  offered: true,
  gsi3pk: cataloguePartition,
  gsi3sk: catalogueSort(publishedAt, id, featuredAt),
});

/** Values that remove a game from the catalogue. */
export const withdrawn = { offered: false, gsi3pk: null, gsi3sk: null };
