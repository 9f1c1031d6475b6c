import type { ClaimStatus } from '#domain/generated/types';

/** The labels of the statuses of collected rewards. */
export const claimStatuses: Record<ClaimStatus, string> = {
  ISSUED: 'Issued',
  ACTIVE: 'In progress',
  COMPLETED: 'Completed',
  EXPIRED: 'Expired',
  FORFEITED: 'Forfeited',
  CANCELLED: 'Cancelled',
};
