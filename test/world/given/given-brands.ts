import { ulid } from '#lambda/runtime/ulid';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { UserGroup } from '#domain/generated/types';
import {
  adminKey,
  brandKey,
  brandUserKey,
  casinoBrandSort,
  casinoBrandsPartition,
  casinoKey,
  companyCasinosPartition,
  companyCasinoSort,
  exclusionKey,
  withdrawnKey,
} from '#domain/keys';
import { termsVersion } from '#domain/terms-versions';
import { givenCompany } from '#test/world/given/given-games';
import { playerIdOf } from '#test/world/given/player-id';
import type { ProductTables } from '#test/world/given/product-tables';

type Tables = Pick<ProductTables, 'dynamodb' | 'mainTable'>;
type Row = Readonly<Record<string, unknown>>;

/** An id with the length that resolvers accept. */
const newId = () => ulid(new Date());
const put = ({ dynamodb, mainTable }: Tables, row: Row) =>
  dynamodb.send(new PutItemCommand({ TableName: mainTable, Item: marshall(row) }));

/** Coins for play, coins of promotions, and tickets. */
export const coinTypes = [
  { code: 'GOLD', kind: 'PLAY', decimals: 2, signupGrant: 5000, dailyGrant: 200, maxBalance: 1_000_000 },
  { code: 'BONUS', kind: 'PROMO', decimals: 0, signupGrant: 30, dailyGrant: 0, maxBalance: 1000 },
  { code: 'TIX', kind: 'TICKET', decimals: 0, signupGrant: 0, dailyGrant: 1, maxBalance: 9e15 },
].map((coin) => ({ ...coin, name: `Coin ${coin.code}`, purchasable: false, redeemable: false }));

/**
 * A package with two kinds of coins that can be claimed every day, three times; and a package that is not
 * offered.
 */
export const packages = [
  { id: 'starter', cooldownHours: 24, maxClaimsPerUser: 3, active: true },
  { id: 'hidden', cooldownHours: 1, maxClaimsPerUser: 9, active: false },
].map((one) => ({
  ...one,
  name: `Package ${one.id}`,
  coins: [
    { code: 'GOLD', amount: 1000 },
    { code: 'BONUS', amount: 10 },
  ],
}));

export interface BrandContextRows {
  readonly ofBrand?: Row;
  readonly ofCasino?: Row;
  readonly ofCompany?: Row;
}

/** An open brand of an active casino of an approved operator. */
export async function givenBrand(tables: Tables, { ofBrand, ofCasino, ofCompany }: BrandContextRows = {}) {
  const [id, companyId, casinoId] = [newId(), newId(), newId()];
  const owner = `owner-of-${companyId}`;
  const at = '2026-05-01T00:00:00.000Z';
  const written = { companyId, owner, version: 1, createdAt: at, updatedAt: at };
  await givenCompany(tables, companyId, { kind: 'OPERATOR', liveCasinos: 1, ...ofCompany });
  await put(tables, {
    ...casinoKey(casinoId),
    ...written,
    id: casinoId,
    companyName: `Company ${companyId}`,
    name: 'Harbour Lights',
    jurisdiction: 'DEMO',
    minAge: 18,
    blockedCountries: ['US'],
    walletMode: 'INTERNAL',
    status: 'ACTIVE',
    gsi1pk: companyCasinosPartition(companyId),
    gsi1sk: companyCasinoSort(casinoId),
    ...ofCasino,
  });
  await put(tables, {
    ...brandKey(id),
    ...written,
    id,
    casinoId,
    slug: id,
    name: 'Night Harbour',
    theme: { primary: '#112233', surface: '#ffffff', accent: '#223344' },
    featuredGameIds: [],
    gameIds: [],
    coinTypes,
    packages,
    responsiblePlay: { realityCheckMinutes: 30, sessionMaxMinutes: 120 },
    termsVersion,
    status: 'ACTIVE',
    gsi1pk: casinoBrandsPartition(casinoId),
    gsi1sk: casinoBrandSort(id),
    ...ofBrand,
  });
  return { id, casinoId, companyId, owner };
}

/** A player of a brand. */
export const givenBrandUser = (tables: Tables, brandId: string, userId: string, more: Row = {}) =>
  put(tables, {
    ...brandUserKey(brandId, userId),
    brandId,
    userId,
    playerId: playerIdOf(userId),
    displayName: 'Ada',
    nameSort: 'ada',
    level: 'PLAYER',
    tier: 0,
    country: 'NL',
    ageConfirmedAt: '2026-05-01T00:00:00.000Z',
    termsVersion,
    status: 'ACTIVE',
    statusReason: null,
    selfExcludedUntil: null,
    limits: { dailyLoss: null, weeklyLoss: null, monthlyLoss: null, sessionMinutes: null },
    pendingLimits: null,
    version: 1,
    createdAt: '2026-05-01T00:00:00.000Z',
    updatedAt: '2026-05-01T00:00:00.000Z',
    ...more,
  });

/** A user who excluded themselves from every brand. */
export const givenExclusion = (tables: Tables, sub: string, until: string) =>
  put(tables, { ...exclusionKey(sub), until });

/** An admin in the register of admins. */
export const givenAdmin = (tables: Tables, sub: string) => put(tables, { ...adminKey(sub), sub });

/** A user whose access to some groups was withdrawn, although the token contains them. */
export async function givenWithdrawn(tables: Tables, sub: string, ...groups: UserGroup[]): Promise<void> {
  for (const group of groups) await put(tables, withdrawnKey(sub, group));
}
