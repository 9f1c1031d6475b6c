import type { GameRow } from './game-row';

/** The public fields of an offered game. */
export const publicGame = (row: GameRow) => ({
  id: row.id,
  code: row.code,
  title: row.title,
  type: row.type,
  description: row.description,
  tags: row.tags,
  companyId: row.companyId,
  companyName: row.companyName,
  thumbnailKey: row.thumbnailKey,
  images: row.images,
  languages: row.languages,
  restrictedCountries: row.restrictedCountries,
  live: row.live,
});
