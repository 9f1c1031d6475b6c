import { cataloguePartition, catalogueSort } from '#domain/keys';

/** What puts a game into the catalogue. */
export const offeredSince = (publishedAt: string, id: string) => ({
  offered: true,
  gsi3pk: cataloguePartition,
  gsi3sk: catalogueSort(publishedAt, id),
});

/** What takes a game out of the catalogue. */
export const withdrawn = { offered: false, gsi3pk: null, gsi3sk: null };
