import type { Company } from '#domain/generated/types';

/** A company as a server stores it. */
export type KeptCompany = Omit<Company, 'compliance' | 'history'>;

const at = '2026-11-20T09:00:00Z';

/** An approved provider, with changes. */
export const companyOf = (changes: Partial<KeptCompany> = {}): KeptCompany => ({
  id: '01C',
  owner: 'maria@studio.test',
  kind: 'PROVIDER',
  name: 'Aurora Reels',
  description: null,
  terms: null,
  image: null,
  active: true,
  approved: true,
  status: 'APPROVED',
  membership: 'DONE',
  address: null,
  address2: null,
  city: null,
  province: null,
  country: null,
  postal: null,
  phone: null,
  website: null,
  reviewNote: null,
  reviewedBy: null,
  reviewedAt: null,
  submittedAt: at,
  version: 1,
  createdAt: at,
  updatedAt: at,
  ...changes,
});
