/** Keys of promotions in `Main`. */
export const promotionKey = (id: string) => ({ pk: `PROMOTION#${id}`, sk: 'PROMOTION' });
/** A part of the budget: see `budgetShards`. `shard` is from 0. */
export const promotionBudgetKey = (id: string, shard: number) => ({
  pk: promotionKey(id).pk,
  sk: `BUDGET#${`${shard}`.padStart(2, '0')}`,
});
/** Index by owner: the promotions of a brand; ids are ULIDs, so newest last. */
export const brandPromotionsPartition = (brandId: string) => `PROMOTIONSOF#${brandId}`;
/** Index by review: the promotions of a brand that await confirmation. */
export const awaitingPromotionsPartition = (brandId: string) => `TOCONFIRM#${brandId}`;
/** The rules of a brand's promotions that are published or paused. */
export const publishedPromotionsKey = (brandId: string) => ({ pk: `BRAND#${brandId}`, sk: 'PROMOTIONS' });

/** The dry run of a brand that is in progress. */
export const dryRunKey = (brandId: string) => ({ pk: `BRAND#${brandId}`, sk: 'DRYRUN' });

/** The claims of a player in a brand, and how far they are with each promotion. */
export const playerClaimsPartition = (brandId: string, playerId: string) => `CLAIMSOF#${brandId}#${playerId}`;
/** The beginning of the keys of a player's claims. */
export const claimSort = 'CLAIM#';
/** A second claim for the same period has the same key. */
export const promotionClaimKey = (
  brandId: string,
  playerId: string,
  { promotionId, period }: { readonly promotionId: string; readonly period: string },
) => ({ pk: playerClaimsPartition(brandId, playerId), sk: `${claimSort}${promotionId}#${period}` });
export const promotionProgressKey = (brandId: string, playerId: string, promotionId: string) => ({
  pk: playerClaimsPartition(brandId, playerId),
  sk: `PROGRESS#${promotionId}`,
});
/** The number of a player's wrong codes in an hour, such as `2026-11-30T14`. */
export const codeMissesKey = (brandId: string, playerId: string, hour: string) => ({
  pk: playerClaimsPartition(brandId, playerId),
  sk: `CODEMISSES#${hour}`,
});
/** The beginning of the keys of a player's events that promotions react to. */
const eventSort = 'EVENT#';
/** The first and the last key of a player's invitations to a promotion. */
export const invitationSorts = (promotionId: string) =>
  [`${eventSort}MANUAL#${promotionId}#`, `${eventSort}MANUAL#${promotionId}#~`] as const;
/** A second invitation for the same period has the same key. */
export const invitationKey = (
  brandId: string,
  playerId: string,
  { promotionId, period }: { readonly promotionId: string; readonly period: string },
) => ({
  pk: playerClaimsPartition(brandId, playerId),
  sk: `${invitationSorts(promotionId)[0]}${period}`,
});
/** Index by owner: the invitations to a promotion, by time. */
export const promotionInvitationsPartition = (promotionId: string) => `INVITATIONS#${promotionId}`;
const settlementSort = (settledAt: string) => `${eventSort}TOURNAMENT_SETTLED#${settledAt}`;
/** The first and the last key of the settlements of a player's tournaments from a time on, in ISO 8601. */
export const settlementSorts = (since: string) => [settlementSort(since), settlementSort('~')] as const;
/** The settlement of a tournament in which a player has a rank. */
export const settlementKey = (
  brandId: string,
  playerId: string,
  { tournamentId, settledAt }: { readonly tournamentId: string; readonly settledAt: string },
) => ({
  pk: playerClaimsPartition(brandId, playerId),
  sk: `${settlementSort(settledAt)}#${tournamentId}`,
});
/** Index by owner: the claims of a promotion, by time. */
export const promotionClaimsPartition = (promotionId: string) => `CLAIMS#${promotionId}`;
/** Index by status: the claims of a player in a brand, by time. */
export const claimHistoryPartition = (brandId: string, playerId: string) =>
  `CLAIMHISTORY#${brandId}#${playerId}`;

/** Claims in progress are looked at when their time is over, in so many parts. */
export const dueClaimLanes = 16;
/** Index by review: claims in progress, by the time at which they are looked at. */
export const dueClaimsPartition = (lane: number | string) => `DUECLAIMS#${lane}`;
