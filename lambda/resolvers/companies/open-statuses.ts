import type { CompanyStatus } from '#domain/generated/types';

/** Where a company may still be changed or closed. */
export const openStatuses: readonly CompanyStatus[] = [
  'DRAFT',
  'SUBMITTED',
  'APPROVED',
  'REJECTED',
  'SUSPENDED',
];
