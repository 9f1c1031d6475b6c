import type { CompanyStatus } from '#domain/generated/types';

/** Statuses in which a company can be changed or closed. */
export const openStatuses: readonly CompanyStatus[] = [
  'DRAFT',
  'SUBMITTED',
  'APPROVED',
  'REJECTED',
  'SUSPENDED',
];
