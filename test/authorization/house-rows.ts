import type { BrandLevel, BrandStatus, BrandUserStatus, CasinoStatus } from '#domain/generated/types';
import {
  brandKey,
  brandUserKey,
  casinoBrandsPartition,
  casinoBrandSort,
  casinoKey,
  casinosPartition,
  companyCasinosPartition,
  companyCasinoSort,
  reviewPartition,
  reviewSort,
  statusSort,
} from '#domain/keys';
import { termsVersion } from '#domain/terms-versions';

export type Row = Readonly<Record<string, unknown>>;

const at = '2026-01-01T00:00:00.000Z';
const written = { version: 1, createdAt: at, updatedAt: at };

/** Whose company it is; the casino has the company's id. */
export interface Houses {
  readonly id: string;
  readonly owner: string;
}

export const casinoRow = ({ id, owner }: Houses, status: CasinoStatus, more: Row): Row => ({
  ...casinoKey(id),
  ...written,
  id,
  companyId: id,
  owner,
  companyName: 'Blue Reef',
  name: 'Harbour Casino',
  jurisdiction: 'DEMO',
  minAge: 18,
  blockedCountries: [],
  walletMode: 'INTERNAL',
  status,
  gsi1pk: companyCasinosPartition(id),
  gsi1sk: companyCasinoSort(id),
  gsi2pk: casinosPartition,
  gsi2sk: statusSort(status, id),
  ...(status === 'IN_REVIEW' && {
    submittedAt: at,
    gsi3pk: reviewPartition,
    gsi3sk: reviewSort(at, 'CASINO', id),
  }),
  ...more,
});

export const theme = { primary: '#0b5fff', surface: '#0b1020', accent: '#f4d35e' };
const coinType = {
  code: 'GLD',
  name: 'Gold',
  kind: 'PLAY',
  decimals: 2,
  signupGrant: 100_000,
  dailyGrant: 5000,
  maxBalance: 9_000_000_000_000_000,
  purchasable: false,
  redeemable: false,
};
const starter = { id: 'starter', name: 'Starter', cooldownHours: 24, maxClaimsPerUser: 3, active: true };

/** A brand of the house's casino, with coins, a package and no game. */
export const brandRow = (
  id: string,
  { id: casinoId, owner }: Houses,
  status: BrandStatus,
  more: Row,
): Row => ({
  ...brandKey(id),
  ...written,
  id,
  casinoId,
  companyId: casinoId,
  owner,
  slug: `slug-${id.toLowerCase()}`,
  name: 'Harbour One',
  theme,
  featuredGameIds: [],
  gameIds: [],
  coinTypes: [coinType],
  packages: [{ ...starter, coins: [{ code: 'GLD', amount: 500 }] }],
  responsiblePlay: { realityCheckMinutes: 30, sessionMaxMinutes: 120 },
  termsVersion,
  status,
  gsi1pk: casinoBrandsPartition(casinoId),
  gsi1sk: casinoBrandSort(id),
  ...more,
});

const noLimits = { dailyLoss: null, weeklyLoss: null, monthlyLoss: null, sessionMinutes: null };

export const brandUserRow = (
  brandId: string,
  userId: string,
  level: BrandLevel,
  status: BrandUserStatus,
): Row => ({
  ...brandUserKey(brandId, userId),
  ...written,
  brandId,
  userId,
  displayName: 'Sea Otter',
  nameSort: 'sea otter',
  level,
  tier: 0,
  country: 'MT',
  ageConfirmedAt: at,
  termsVersion,
  status,
  limits: noLimits,
  pendingLimits: null,
});
