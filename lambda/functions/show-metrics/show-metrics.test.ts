import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PutItemCommand, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type {
  MovementKind,
  BrandMetrics,
  GameMetrics,
  OperatorMetrics,
  PlatformMetrics,
  ProviderMetrics,
} from '#domain/generated/types';
import {
  casinoBrandsPartition,
  casinoBrandSort,
  companyCasinosPartition,
  companyCasinoSort,
  companyGamesPartition,
  companyGameSort,
  companyKey,
  gameKey,
  gameVersionKey,
  playerKey,
  testRunKey,
} from '#domain/keys';
import type { LevelTotals } from '#domain/play/play-totals';
import { ulidOf } from '#domain/ulid';
import { parseRequest } from '#lambda/functions/show-metrics/request';
import { showMetrics } from '#lambda/functions/show-metrics/show-metrics';
import { Refusal } from '#lambda/runtime/refusal';
import { brandPromotionsPartition, promotionClaimsPartition, promotionKey } from '#domain/keys/promotions';
import { counting } from '#lambda/stores/counters/counting';
import { metricStores } from '#lambda/stores/counters/metric-stores';
import { sweepDays } from '#lambda/stores/counters/sweep-days';
import { giftAdded } from '#lambda/stores/counters/gift-store';
import { playSummaryStore } from '#lambda/stores/play/play-summary-store';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

const [first, second, third] = ['2026-11-20', '2026-11-21', '2026-11-22'] as const;
const now = new Date(`${third}T12:00:00.000Z`);
let tables: ProductTables;
const put = (item: object) =>
  tables.dynamodb.send(new PutItemCommand({ TableName: 'Main', Item: marshall(item) }));
const idOf = (joined: string, player: number) =>
  ulidOf(Date.parse(`${joined}T08:00:00.000Z`) + player, new Uint8Array(10));
const [ada, bob] = [idOf(first, 1), idOf(second, 2)];

beforeAll(async () => {
  tables = await productTables();
  await put({ ...companyKey('studio'), name: 'Blue Reef' });
  await put({ ...gameVersionKey('lantern', 'v1'), semver: '1.2.0', certifiedRunId: 'r1' });
  await put({
    ...{ ...testRunKey('r1'), rtpFraction: '19/20', maxWinX: 40 },
    rtpBounds: { sd: '0.0600', capLoss: '0.0001' },
  });
  for (const [id, title] of [
    ['lantern', 'Lantern Bay'],
    ['quiet', 'Quiet Sea'],
  ] as const)
    // oxfmt-ignore
    await put({
      ...{ ...gameKey(id), id, title, companyId: 'studio', status: id === 'quiet' ? 'DRAFT' : 'LIVE' },
      ...{ gsi1pk: companyGamesPartition('studio'), gsi1sk: companyGameSort(id) },
    });
  await put({
    ...{ pk: 'CASINO#c1', sk: 'CASINO', id: 'c1' },
    ...{ gsi1pk: companyCasinosPartition('house'), gsi1sk: companyCasinoSort('c1') },
  });
  await givenBrand('harbour', 2);
  await givenBrand('pier', 0);
  await givenBrand('gone', 2, 'CLOSED');
  for (const [brand, player] of [
    ['harbour', ada],
    ['harbour', bob],
    ['pier', bob],
  ] as const)
    // oxfmt-ignore
    await put({ ...playerKey(brand, player), userId: 'somebody' });
  await played('harbour', ada, first, 10, 900n);
  await played('harbour', ada, second, 5, 100n);
  await played('harbour', bob, second, 1, 0n);
  await played('pier', bob, third, 4, 500n);
  await given('harbour', ada, first, 'GRANT', 50n);
  await given('harbour', ada, first, 'BUY_IN', -20n);
  await given('harbour', ada, first, 'PRIZE', 35n);
  const sweep = sweepDays({ ...counting(tables), clock: () => now });
  for (const brandId of ['harbour', 'pier', 'gone']) await sweep({ brandId, from: first, to: third });
});
afterAll(() => tables.stop());

const givenBrand = (id: string, decimals: number, status = 'ACTIVE') =>
  put({
    ...{ pk: `BRAND#${id}`, sk: 'BRAND', id, casinoId: 'c1', name: `Brand ${id}`, status },
    ...{ coinTypes: [{ code: 'GLD', decimals }] },
    ...{ gsi1pk: casinoBrandsPartition('c1'), gsi1sk: casinoBrandSort(id) },
  });

/** Rounds with a bet of 100 minor units each. */
const played = (brandId: string, playerId: string, day: string, rounds: number, wins: bigint) =>
  playSummaryStore(tables).copy({
    ...{ brandId, playerId, version: 1 },
    totals: {
      ...{ sessionId: `s-${day}`, gameId: 'lantern', versionId: 'v1', coin: 'GLD', day },
      levels: { '100': { rounds, wins, winSquares: wins * wins } satisfies LevelTotals },
      time: { sessions: 1, playedMs: rounds * 3000, lastAt: 0 },
    },
  });

async function given(
  brandId: string,
  playerId: string,
  day: string,
  kind: MovementKind,
  amount: bigint,
): Promise<void> {
  const at = `${day}T09:00:00.000Z`;
  const gift = giftAdded('Play', { kind, brandId, playerId, coin: 'GLD', amount, at });
  await tables.dynamodb.send(new TransactWriteItemsCommand({ TransactItems: [gift] }));
}

const show = (asked: object) =>
  showMetrics({ ...metricStores(tables), clock: () => now })(parseRequest({ range, ...asked }));
const range = { from: first, to: third };
const brand = (more: object = {}) =>
  show({
    of: 'brand',
    id: 'harbour',
    decimals: [{ code: 'GLD', decimals: 2 }],
    ...more,
  }) as Promise<BrandMetrics>;
const none = { rounds: 0, turnover: '0', wins: '0', ggr: '0', hold: null, actualRtp: null, averageBet: null };

test('returns a brand by day, game, provider and cohort', async () => {
  const { totals, days, games, providers, cohorts, retention, claims } = await brand();
  expect(claims?.filter(({ count }) => count > 0)).toEqual([]);
  const coin = { coin: 'GLD', decimals: 2, rounds: 16, turnover: '1600', wins: '1000', ggr: '600' };
  const ratios = { hold: '0.375000', actualRtp: '0.625000', averageBet: '100' };
  expect(totals).toEqual({
    playerDays: 3,
    averagePlayers: '1.00',
    newPlayers: 2,
    sessions: 3,
    playedSeconds: 48,
    coins: [{ ...coin, ...ratios, bonusCost: '50', tournamentCost: '15', ngr: '535' }],
  });
  expect(days.map(({ day, players, newPlayers }) => [day, players, newPlayers])).toEqual([
    [first, 1, 1],
    [second, 2, 1],
    [third, 0, 0],
  ]);
  expect(days[0]?.coins).toMatchObject([
    { rounds: 10, ggr: '100', bonusCost: '50', tournamentCost: '15', ngr: '35' },
  ]);
  expect(days[2]).toEqual({
    day: third,
    players: 0,
    newPlayers: 0,
    sessions: 0,
    playedSeconds: 0,
    coins: [],
  });
  const shared = [{ ...coin, ...ratios, bonusCost: '0', tournamentCost: '0', ngr: '600' }];
  expect(games).toEqual([
    { gameId: 'lantern', title: 'Lantern Bay', playerDays: 3, rounds: 16, coins: shared },
  ]);
  expect(providers).toEqual([{ companyId: 'studio', name: 'Blue Reef', rounds: 16, coins: shared }]);
  expect(cohorts).toEqual([
    { day: first, joined: 1, active: [1, 1, 0] },
    { day: second, joined: 1, active: [1, 0] },
  ]);
  expect(retention).toEqual([
    { daysLater: 0, joined: 2, active: 2, rate: '1.000000' },
    { daysLater: 1, joined: 2, active: 1, rate: '0.500000' },
    { daysLater: 2, joined: 1, active: 0, rate: '0.000000' },
  ]);
});

const claimed = (brandId: string, promotionId: string, day: string, status?: string) => {
  const id = idOf(day, (claims += 1));
  const keys = { pk: `CLAIMSOF#${brandId}#${ada}`, sk: `CLAIM#${promotionId}#${id}` };
  const index = { gsi1pk: promotionClaimsPartition(promotionId), gsi1sk: id };
  return put({ ...keys, ...index, id, ...(status !== undefined && { status }) });
};
let claims = 0;

test('counts the claims of the range by their status', async () => {
  for (const id of [idOf(first, 70), idOf(second, 71)]) {
    const index = { gsi1pk: brandPromotionsPartition('harbour'), gsi1sk: id };
    await put({ ...promotionKey(id), ...index, id });
    await claimed('harbour', id, '2026-11-19', 'EXPIRED');
    await claimed('harbour', id, first);
    await claimed('harbour', id, third, 'ACTIVE');
    await claimed('harbour', id, '2026-11-23', 'ISSUED');
  }
  await claimed('pier', idOf(first, 72), first, 'FORFEITED');
  const countsOf = async (more: object = {}) =>
    Object.fromEntries(((await brand(more)).claims ?? []).map(({ status, count }) => [status, count]));
  const none = { ISSUED: 0, ACTIVE: 0, COMPLETED: 0, EXPIRED: 0, FORFEITED: 0, CANCELLED: 0 };
  expect(await countsOf()).toEqual({ ...none, ACTIVE: 2, COMPLETED: 2 });
  expect(await countsOf({ range: { from: first, to: second } })).toEqual({ ...none, COMPLETED: 2 });
});

test('returns no counts of claims if there are too many', async () => {
  const stores = metricStores(tables);
  const many = showMetrics({ ...stores, claimsIn: () => Promise.resolve(undefined), clock: () => now });
  const asked = { of: 'brand', id: 'harbour', decimals: [], range };
  expect(await many(parseRequest(asked))).toMatchObject({ claims: null });
});

test('lists the popular games of the last seven days', async () => {
  expect(await show({ of: 'popular', id: 'harbour' })).toEqual(['lantern']);
  const later = new Date(now.getTime() + 6 * 24 * 60 * 60 * 1000);
  const showLater = showMetrics({ ...metricStores(tables), clock: () => later });
  expect(await showLater(parseRequest({ of: 'popular', id: 'harbour' }))).toEqual([]);
  expect(await show({ of: 'popular', id: 'nowhere' })).toEqual([]);
});

test('returns only the days of the range', async () => {
  const { totals, days, cohorts } = await brand({ range: { from: second, to: second } });
  expect(days).toHaveLength(1);
  expect(totals).toMatchObject({ playerDays: 2, newPlayers: 1, coins: [{ rounds: 6, bonusCost: '0' }] });
  expect(cohorts).toEqual([{ day: second, joined: 1, active: [1] }]);
});

test('adds up an operator’s brands in the smallest unit of the coin', async () => {
  const shown = (await show({ of: 'operator', id: 'house' })) as OperatorMetrics;
  expect(shown.totals).toMatchObject({
    playerDays: 4,
    averagePlayers: '1.33',
    newPlayers: 3,
    coins: [{ coin: 'GLD', decimals: 2, rounds: 20, turnover: '41600', wins: '51000', bonusCost: '50' }],
  });
  expect(shown.days[2]).toMatchObject({ day: third, players: 1, coins: [{ decimals: 2, wins: '50000' }] });
  expect(shown.brands).toMatchObject([
    { brandId: 'harbour', name: 'Brand harbour', status: 'ACTIVE', totals: { coins: [{ decimals: 2 }] } },
    { brandId: 'pier', totals: { coins: [{ decimals: 0, turnover: '400', wins: '500', ggr: '-100' }] } },
  ]);
  expect(shown.providers).toMatchObject([{ companyId: 'studio', rounds: 20 }]);
});

test('returns a provider’s games in all brands, including games without play', async () => {
  const shown = (await show({ of: 'provider', id: 'studio' })) as ProviderMetrics;
  // 16 and 400 coins in bets, 10 and 500 coins in wins, with two decimals and with none.
  const metrics = { rounds: 20, turnover: '416000000', wins: '510000000', ggr: '-94000000' };
  expect(shown).toMatchObject({
    ...{ playerDays: 4, averagePlayers: '1.33', liveGames: 1, decimals: 6, totals: metrics },
  });
  expect(shown.days.map(({ players, figures: { rounds } }) => [players, rounds])).toEqual([
    [1, 10],
    [2, 6],
    [1, 4],
  ]);
  expect(shown.games).toMatchObject([
    { gameId: 'lantern', title: 'Lantern Bay', status: 'LIVE', playerDays: 4, brands: 1, figures: metrics },
    { gameId: 'quiet', status: 'DRAFT', playerDays: 0, brands: 0, figures: none },
  ]);
});

const game = (id: string) => show({ of: 'game', id, companyId: 'studio' }) as Promise<GameMetrics>;

test('returns a game by version and bet level, with the figures of its certificate', async () => {
  const { days, versions, ...sums } = await game('lantern');
  // The RTP of coins; every round has the same weight in `rtp` below.
  const totals = { rounds: 20, turnover: '416000000', wins: '510000000', actualRtp: '1.225962' };
  expect(sums).toMatchObject({
    ...{ gameId: 'lantern', playerDays: 4, averagePlayers: '1.33', decimals: 6, totals },
  });
  expect(days.map(({ players, brands, figures: { rounds } }) => [players, brands, rounds])).toEqual([
    [1, 1, 10],
    [2, 1, 6],
    [1, 1, 4],
  ]);
  const [version] = versions;
  const band = { low: '0.909617', high: '0.990283' };
  const rtp = { status: 'OUTSIDE_BAND', rounds: 20, actualRtp: '0.750000', ...band };
  expect(version).toMatchObject({
    ...{ versionId: 'v1', semver: '1.2.0', exactRtp: '0.950000', rtp },
    levels: [
      { betLevel: '1000000', figures: { rounds: 16, turnover: '16000000', wins: '10000000' } },
      { betLevel: '100000000', figures: { rounds: 4, turnover: '400000000', wins: '500000000' } },
    ],
  });
  expect(version?.days.map(({ day, rounds, soFar }) => [day, rounds, soFar.actualRtp, soFar.status])).toEqual(
    [
      [first, 10, '0.900000', 'NOT_ENOUGH_ROUNDS'],
      [second, 6, '0.625000', 'OUTSIDE_BAND'],
      [third, 4, '0.750000', 'OUTSIDE_BAND'],
    ],
  );
});

test('returns no versions for a game without play', async () => {
  expect(await game('quiet')).toMatchObject({ playerDays: 0, totals: none, versions: [] });
});

test('adds up all brands for the platform', async () => {
  const shown = (await show({ of: 'platform' })) as PlatformMetrics;
  expect(shown).toMatchObject({
    playerDays: 4,
    averagePlayers: '1.33',
    newPlayers: 3,
    sessions: 4,
    rounds: 20,
  });
  expect(shown.days).toEqual([
    { day: first, brands: 1, players: 1, newPlayers: 1, sessions: 1, rounds: 10 },
    { day: second, brands: 1, players: 2, newPlayers: 2, sessions: 2, rounds: 6 },
    { day: third, brands: 1, players: 1, newPlayers: 0, sessions: 1, rounds: 4 },
  ]);
});

test('returns zeros for a range without play', async () => {
  const shown = await brand({ id: 'nobody', decimals: [] });
  expect(shown.totals).toEqual({
    ...{ playerDays: 0, averagePlayers: '0.00', newPlayers: 0, sessions: 0, playedSeconds: 0, coins: [] },
  });
  expect([shown.days.length, shown.games, shown.providers, shown.cohorts, shown.retention]).toEqual([
    ...[3, [], [], [], []],
  ]);
});

test.each([
  ['reversed', third, first, new Refusal('range.reversed', { field: 'from' })],
  ['in the future', third, '2026-11-23', new Refusal('range.in-future', { field: 'to' })],
  ['too long', '2025-11-21', third, new Refusal('range.too-long', { field: 'from', days: 366 })],
])('refuses a range that is %s', async (_what, from, to, refusal) => {
  for (const whose of ['brand', 'operator', 'provider', 'platform'])
    await expect(show({ of: whose, id: 'harbour', decimals: [], range: { from, to } })).rejects.toEqual(
      refusal,
    );
});

test('refuses a range that is too long for an operator with many brands, with the longest allowed range', async () => {
  const stores = metricStores(tables);
  const brands = Array.from({ length: 201 }, (_, at) => ({
    ...{ id: `b${at}`, casinoId: 'c1', name: 'B', status: 'ACTIVE' as const, gameIds: [], decimals: {} },
  }));
  const many = showMetrics({ ...stores, brandsOf: () => Promise.resolve(brands), clock: () => now });
  const ask = (from: string) =>
    many(parseRequest({ of: 'operator', id: 'house', range: { from, to: third } }));
  await expect(ask('2026-08-01')).rejects.toEqual(new Refusal('range.too-long', { field: 'from', days: 99 }));
  expect(await ask('2026-11-22')).toMatchObject({ totals: { playerDays: 0 } });
});
