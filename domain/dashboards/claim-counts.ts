import type { ClaimCount } from '#domain/generated/types';
import type { ClaimStatus } from '#domain/promotions/claims/claim';

export type { ClaimStatus } from '#domain/promotions/claims/claim';

export const claimStatuses = [
  'ISSUED',
  'ACTIVE',
  'COMPLETED',
  'EXPIRED',
  'FORFEITED',
  'CANCELLED',
] as const satisfies readonly ClaimStatus[];

/** One entry for each status; null if the claims could not be counted. */
export const claimCounts = (counts: ReadonlyMap<ClaimStatus, number> | undefined): ClaimCount[] | null =>
  counts ? claimStatuses.map((status) => ({ status, count: counts.get(status) ?? 0 })) : null;
