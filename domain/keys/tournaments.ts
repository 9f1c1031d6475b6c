/** Keys of tournaments in `Main` and of their leaderboards in `Scores`. */
export const tournamentKey = (id: string) => ({ pk: `TOURNAMENT#${id}`, sk: 'TOURNAMENT' });
/** The number of admitted players, and of players who wait for a decision. */
export const entrantsKey = (id: string) => ({ pk: `TOURNAMENT#${id}`, sk: 'ENTRANTS' });
/** Index by owner: the tournaments of a brand. Ids are ULIDs, so the newest is last. */
export const brandTournamentsPartition = (brandId: string) => `TOURNAMENTSOF#${brandId}`;
/** Index by status: tournaments that still need work, by the time at which it is due. */
export const dueTournamentsPartition = 'TOURNAMENTS';
export const dueTournamentSort = (dueAt: string, id: string) => `${dueAt}#${id}`;
/** The rules of a brand's published tournaments. Every round of the brand reads this row. */
export const runningTournamentsKey = (brandId: string) => ({ pk: `BRAND#${brandId}`, sk: 'TOURNAMENTS' });
/** The entries of a tournament; in several lanes if players enter with their first round. */
export const entriesPartition = (tournamentId: string, lane: number | string) =>
  `ENTRIES#${tournamentId}#${lane}`;
export const entryKey = (tournamentId: string, lane: number, playerId: string) => ({
  pk: entriesPartition(tournamentId, lane),
  sk: playerId,
});

/** `Scores`: the score of an entry. The index `gsi1` has the leaderboards. */
export const scoreKey = (tournamentId: string, entryId: string) => ({
  pk: `SCORE#${tournamentId}#${entryId}`,
  sk: 'SCORE',
});
/** The time of the last publication of a leaderboard. It has no place in the index. */
export const publicationKey = (tournamentId: string) => ({
  pk: scoreKey(tournamentId, 'PUBLICATION').pk,
  sk: 'PUBLICATION',
});
export const leaderboardIndex = 'gsi1';
export const leaderboardPartition = (tournamentId: string) => `LEADERBOARD#${tournamentId}`;

/** The certificate's file in its bucket, which CloudFront serves at the same path. A file never changes. */
export const tournamentObjectKey = (tournamentId: string, resultHash: string) =>
  `tournaments/${tournamentId}/${resultHash}.json`;
