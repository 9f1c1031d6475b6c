import { cataloguePartition, catalogueSort } from '#domain/keys';

/** Values that add a game to the catalogue. */
export const offeredSince = (publishedAt: string, id: string) => ({
  offered: true,
  gsi3pk: cataloguePartition,
  gsi3sk: catalogueSort(publishedAt, id),
});

/** Values that remove a game from the catalogue. */
export const withdrawn = { offered: false, gsi3pk: null, gsi3sk: null };
