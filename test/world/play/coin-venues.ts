import { UpdateItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { expect } from '@jest/globals';
import type { UserGroup } from '#domain/generated/types';
import { brandKey, brandUserKey, walletKey } from '#domain/keys';
import { termsVersion } from '#domain/terms-versions';
import { moveCoins } from '#lambda/functions/move-coins/move-coins';
import { parseRequest } from '#lambda/functions/move-coins/request';
import { orRefusal } from '#lambda/runtime/refusal';
import { brandRights } from '#lambda/stores/brands/brand-rights';
import { brandStore } from '#lambda/stores/brands/brand-store';
import { brandUserStore } from '#lambda/stores/brands/brand-user-store';
import { dayAllowance } from '#lambda/stores/coins/day-allowance';
import { ledgerPorts } from '#lambda/stores/coins/ledger-store';
import { giftAdded } from '#lambda/stores/counters/gift-store';
import { packageClaimStore } from '#lambda/stores/coins/package-claim-store';
import { knownAdmins } from '#lambda/stores/users/known-admins';
import { coinTypes, givenBrand, givenBrandUser, type BrandContextRows } from '#test/world/given/given-brands';
import { productTables, type ProductTable, type ProductTables } from '#test/world/given/product-tables';
import { requestIdAt } from '#test/world/play/request-ids';
import { watchedWrites, type AroundWrite } from '#test/support/watched-writes';
import { inNumbers, movementsIn } from '#test/world/play/kept-movements';

type Row = Readonly<Record<string, unknown>>;

/** A user as a resolver passes it on. */
export interface Identity {
  readonly sub: string;
  readonly groups: readonly UserGroup[];
}

export type Field = 'joinBrand' | 'grantCoins' | 'withdrawCoins' | 'claimDailyCoins' | 'claimCoinPackage';

const opening = '2026-05-04T12:00:00.000Z';

/** A request id of the hour in which the brands open. */
export const newRequestId = () => requestIdAt(opening);

const everyTable: readonly ProductTable[] = ['Main', 'Play', 'Audit', 'Journal', 'Wallets'];

async function setValues(
  { dynamodb, mainTable }: ProductTables,
  key: Readonly<Record<string, string>>,
  values: Row,
): Promise<void> {
  const names = Object.keys(values);
  await dynamodb.send(
    new UpdateItemCommand({
      TableName: mainTable,
      Key: marshall(key),
      UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: marshall(
        Object.fromEntries(names.map((name) => [`:${name}`, values[name]])),
      ),
    }),
  );
}

/** Brands on separate tables, with the function that moves their coins and a separate clock. */
export async function coinVenues() {
  const tables = await productTables();
  let now = new Date(opening);
  const clock = () => now;
  /** The function with a separate connection to the tables. */
  const functionOn = (dynamodb: DynamoDBClient, random: () => number) => {
    const on = { ...tables, dynamodb };
    return moveCoins({
      brands: brandStore(on),
      users: brandUserStore(on),
      claims: packageClaimStore(on),
      isAdmin: knownAdmins(on),
      allowance: dayAllowance(on),
      rights: brandRights(on),
      ledger: ledgerPorts({ ...on, clock, random }),
      countGift: (gift) => giftAdded(on.playTable, gift),
      clock,
    });
  };
  const asking =
    (move: ReturnType<typeof functionOn>) => (fieldName: Field, input: object, identity: Identity) =>
      orRefusal(async () => move(parseRequest({ fieldName, arguments: { input }, identity })));
  const playerId = async (brandId: string, sub: string) => {
    const player = await tables.row('Main', brandUserKey(brandId, sub));
    return String(player?.playerId);
  };
  return {
    tables,
    stop: () => tables.stop(),
    later: (hours: number) => (now = new Date(now.getTime() + hours * 60 * 60 * 1000)),
    now: clock,
    ask: asking(functionOn(tables.dynamodb, Math.random)),
    /** Like `ask`, in a process whose writes are intercepted, and without delays. */
    askAround: async (around: AroundWrite, ...asked: Parameters<ReturnType<typeof asking>>) => {
      const connection = watchedWrites(tables.endpoint, around);
      try {
        return await asking(functionOn(connection, () => 0))(...asked);
      } finally {
        connection.destroy();
      }
    },
    /** Sets attributes of a brand's row. */
    setBrand: (id: string, values: Row) => setValues(tables, brandKey(id), values),
    /** Sets attributes of one kind of a brand's coins. */
    setCoin: (id: string, code: string, values: Row) =>
      setValues(tables, brandKey(id), {
        coinTypes: coinTypes.map((coin) => (coin.code === code ? { ...coin, ...values } : coin)),
      }),
    /** All rows of all tables, by key. */
    everything: async () => {
      const rows = await Promise.all(
        everyTable.map(async (table) =>
          (await tables.rows(table)).map((row) => [[table, row.pk, row.sk].join(' '), row] as const),
        ),
      );
      return Object.fromEntries(rows.flat());
    },
    /** The journal of a brand, sorted by key. */
    journal: async (brandId: string) =>
      movementsIn(await tables.rows('Journal', ({ gsi2pk }) => gsi2pk?.S?.includes(brandId) === true))
        .filter((movement) => movement.brandId === brandId)
        .map(inNumbers)
        .sort((one, other) => (one.key < other.key ? -1 : 1)),
    playerId,
    /** The balances of a player's purses. */
    balances: async (brandId: string, sub: string) => {
      const partition = walletKey(brandId, await playerId(brandId, sub), '', '').pk;
      const wallets = await tables.rows('Wallets', ({ pk }) => pk?.S === partition);
      return Object.fromEntries(wallets.map(({ sk, balance }) => [String(sk), balance]));
    },
    /** A brand with its users: the owner, a player, and a user who has not joined yet. */
    brand: async (rows: BrandContextRows = {}) => {
      const { id, owner } = await givenBrand(tables, rows);
      const person = (name: string, ...groups: UserGroup[]): Identity => ({ sub: `${name}-${id}`, groups });
      return {
        id,
        owner: { sub: owner, groups: ['OPERATORS'] } satisfies Identity,
        admin: person('admin', 'ADMINS'),
        ada: person('ada', 'PROVIDERS'),
        bob: person('bob', 'OPERATORS'),
        joining: { brandId: id, displayName: 'Ada', country: 'NL', ofAge: true, termsVersion },
        player: (identity: Identity, more: Row = {}) => givenBrandUser(tables, id, identity.sub, more),
        moving: ({ sub: userId }: Identity, more: Row = {}) => ({
          brandId: id,
          userId,
          coin: 'GOLD',
          amount: '100',
          reason: 'For trying things out',
          requestId: requestIdAt(now),
          ...more,
        }),
        claiming: (more: Row = {}) => ({
          brandId: id,
          packageId: 'starter',
          requestId: requestIdAt(now),
          ...more,
        }),
      };
    },
  };
}

export type CoinVenues = Awaited<ReturnType<typeof coinVenues>>;

/** Expects a refusal, and that no table has changed. */
export async function expectUntouched(
  venue: CoinVenues,
  asked: () => Promise<unknown>,
  refusal: object,
): Promise<void> {
  const before = await venue.everything();
  expect(await asked()).toMatchObject(refusal);
  expect(await venue.everything()).toEqual(before);
}
