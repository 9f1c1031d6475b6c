import type { BrandLevel, BrandStatus, CasinoStatus } from '#domain/generated/types';
import {
  brandKey,
  brandUserKey,
  casinoBrandsPartition,
  casinoBrandSort,
  casinoKey,
  casinosPartition,
  companyCasinosPartition,
  companyCasinoSort,
  playerKey,
  statusSort,
} from '#domain/keys';
import type { Fields } from '#test/support/fields';
import { playerIdOf } from './player-id';
import { givenProvider, newId, type Provider, type Row } from './provider';

/** Something with a function that writes a row. */
interface Table {
  give(row: Row): Promise<unknown>;
}

export type Operator = Provider;

/** A user in OPERATORS with a company in the given status. */
export async function givenOperator(fields: Fields, more: Row = {}): Promise<Operator> {
  const provider = await givenProvider(fields, { kind: 'OPERATOR', name: 'Harbour House', ...more });
  return { ...provider, groups: ['OPERATORS'] };
}

/** A casino of an operator, in any status. */
export async function givenCasino(
  table: Table,
  { sub, companyId }: Operator,
  status: CasinoStatus = 'DRAFT',
  more: Row = {},
): Promise<string> {
  const id = newId();
  const at = new Date().toISOString();
  await table.give({
    ...casinoKey(id),
    id,
    companyId,
    owner: sub,
    companyName: 'Harbour House',
    name: 'Harbour Casino',
    jurisdiction: 'DEMO',
    licenceNumber: null,
    licenceUrl: null,
    licenceExpires: null,
    minAge: 18,
    blockedCountries: [],
    walletMode: 'INTERNAL',
    status,
    version: 1,
    createdAt: at,
    updatedAt: at,
    gsi1pk: companyCasinosPartition(companyId),
    gsi1sk: companyCasinoSort(id),
    gsi2pk: casinosPartition,
    gsi2sk: statusSort(status, id),
    ...more,
  });
  return id;
}

export const theme = { primary: '#0b5fff', surface: '#0b1020', accent: '#f4d35e' };

/** A kind of coin in the format of rows. */
export const coinType = (code: string, kind = 'PLAY', more: Row = {}) => ({
  code,
  name: `Coins ${code}`,
  kind,
  decimals: 2,
  signupGrant: 100_000,
  dailyGrant: 5000,
  maxBalance: 9_000_000_000_000_000,
  purchasable: false,
  redeemable: false,
  ...more,
});

/** A brand of a casino, in any status; by default open. */
export async function givenBrand(
  table: Table,
  { sub, companyId }: Operator,
  casinoId: string,
  status: BrandStatus = 'ACTIVE',
  more: Row = {},
): Promise<string> {
  const id = newId();
  const at = new Date().toISOString();
  await table.give({
    ...brandKey(id),
    id,
    casinoId,
    companyId,
    owner: sub,
    slug: id.toLowerCase(),
    name: 'Harbour One',
    tagline: null,
    logoKey: null,
    theme,
    featuredGameIds: [],
    gameIds: [],
    coinTypes: [coinType('GLD')],
    packages: [],
    responsiblePlay: { realityCheckMinutes: 30, dailyLossLimit: null, sessionMaxMinutes: 120 },
    termsVersion: '2026-11-01',
    status,
    version: 1,
    createdAt: at,
    updatedAt: at,
    gsi1pk: casinoBrandsPartition(casinoId),
    gsi1sk: casinoBrandSort(id),
    ...more,
  });
  return id;
}

/** A brand of an active casino of a new operator. */
export async function givenOpenBrand(fields: Fields, more: Row = {}) {
  const operator = await givenOperator(fields);
  const casinoId = await givenCasino(fields, operator, 'ACTIVE');
  const brandId = await givenBrand(fields, operator, casinoId, 'ACTIVE', more);
  return { operator, casinoId, brandId };
}

export interface Player {
  readonly sub: string;
  readonly groups: readonly string[];
}

const noLimits = { dailyLoss: null, weeklyLoss: null, monthlyLoss: null, sessionMinutes: null };

/** A user of a group who has joined a brand. */
export async function givenPlayer(
  table: Table,
  brandId: string,
  level: BrandLevel = 'PLAYER',
  more: Row = {},
): Promise<Player> {
  const at = new Date().toISOString();
  const sub = typeof more.userId === 'string' ? more.userId : `player-${newId()}`;
  await table.give({ ...playerKey(brandId, playerIdOf(sub)), userId: sub });
  await table.give({
    ...brandUserKey(brandId, sub),
    brandId,
    userId: sub,
    playerId: playerIdOf(sub),
    displayName: 'Sea Otter',
    nameSort: 'sea otter',
    level,
    tier: 0,
    country: 'MT',
    ageConfirmedAt: at,
    termsVersion: '2026-11-01',
    status: 'ACTIVE',
    limits: noLimits,
    pendingLimits: null,
    version: 1,
    createdAt: at,
    updatedAt: at,
    ...more,
  });
  return { sub, groups: ['PROVIDERS'] };
}
