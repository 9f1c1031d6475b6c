import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getMetrics as operation } from '#domain/generated/novalink-api';
import {
  brandKey,
  casinoBrandsPartition,
  casinoBrandSort,
  casinoKey,
  companyCasinosPartition,
  companyCasinoSort,
  companyGamesPartition,
  companyGameSort,
  gameKey,
  playerKey,
} from '#domain/keys';
import { ulidOf } from '#domain/ulid';
import { showPartnerMetrics } from '#lambda/functions/show-partner-metrics/show-partner-metrics';
import { apiRequest } from '#lambda/runtime/api-request';
import { InvalidRequest } from '#lambda/runtime/invalid-request';
import type { Partner } from '#lambda/services/api-keys/signed-answer';
import { counting } from '#lambda/stores/counters/counting';
import { metricStores } from '#lambda/stores/counters/metric-stores';
import { sweepDays } from '#lambda/stores/counters/sweep-days';
import { playSummaryStore } from '#lambda/stores/play/play-summary-store';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

const [first, second] = ['2026-11-20', '2026-11-21'] as const;
const now = new Date(`${second}T12:00:00.000Z`);
let tables: ProductTables;
const put = (row: object) =>
  tables.dynamodb.send(new PutItemCommand({ TableName: tables.mainTable, Item: marshall(row) }));

beforeAll(async () => {
  tables = await productTables();
  await put({
    ...{ ...gameKey('lantern'), id: 'lantern', title: 'Lantern Bay', companyId: 'studio', status: 'LIVE' },
    ...{ gsi1pk: companyGamesPartition('studio'), gsi1sk: companyGameSort('lantern') },
  });
  await put({
    ...{ ...casinoKey('c1'), id: 'c1' },
    ...{ gsi1pk: companyCasinosPartition('house'), gsi1sk: companyCasinoSort('c1') },
  });
  await put({
    ...{ ...brandKey('harbour'), id: 'harbour', casinoId: 'c1', name: 'Harbour', status: 'ACTIVE' },
    ...{ coinTypes: [{ code: 'GLD', decimals: 2 }], gameIds: ['lantern'] },
    ...{ gsi1pk: casinoBrandsPartition('c1'), gsi1sk: casinoBrandSort('harbour') },
  });
  const ada = ulidOf(Date.parse(`${first}T08:00:00.000Z`), new Uint8Array(10));
  await put({ ...playerKey('harbour', ada), userId: 'ada' });
  for (const [day, rounds, wins] of [
    [first, 10, 900n],
    [second, 5, 600n],
  ] as const)
    await playSummaryStore(tables).copy({
      ...{ brandId: 'harbour', playerId: ada, version: 1 },
      totals: {
        ...{ sessionId: `s-${day}`, gameId: 'lantern', versionId: 'v1', coin: 'GLD', day },
        levels: { '100': { rounds, wins, winSquares: wins * wins } },
        time: { sessions: 1, playedMs: 3000, lastAt: 0 },
      },
    });
  const sweep = sweepDays({ ...counting(tables), clock: () => now });
  await sweep({ brandId: 'harbour', from: first, to: second });
});
afterAll(() => tables.stop());

const house: Partner = { companyId: 'house', kind: 'OPERATOR' };
const studio: Partner = { companyId: 'studio', kind: 'PROVIDER' };
const ask = (partner: Partner, given: Record<string, string> = {}) =>
  showPartnerMetrics({ ...metricStores(tables), clock: () => now })(
    apiRequest(operation, { queryStringParameters: { from: first, to: second, ...given } }),
    partner,
  );

const total = { rounds: 15, turnover: '1500', wins: '1500', ggr: '0', actualRtp: '1.000000' };

test('an operator gets the figures of a brand by day and by game', async () => {
  const coin = { coin: 'GLD', decimals: 2 };
  expect(await ask(house, { brand: 'harbour' })).toEqual({
    ...{ from: first, to: second },
    items: [
      {
        ...{ id: first, title: null, players: 1 },
        figures: [{ ...coin, rounds: 10, turnover: '1000', wins: '900', ggr: '100', actualRtp: '0.900000' }],
      },
      {
        ...{ id: second, title: null, players: 1 },
        figures: [{ ...coin, rounds: 5, turnover: '500', wins: '600', ggr: '-100', actualRtp: '1.200000' }],
      },
    ],
  });
  expect((await ask(house, { brand: 'harbour', by: 'game' })).items).toEqual([
    { id: 'lantern', title: 'Lantern Bay', players: 2, figures: [{ ...coin, ...total }] },
  ]);
});

test('a provider gets the figures of its games in all brands', async () => {
  const { items } = await ask(studio, { by: 'game' });
  expect(items).toMatchObject([
    { id: 'lantern', title: 'Lantern Bay', players: 2, figures: [{ coin: null, rounds: 15 }] },
  ]);
  expect((await ask(studio)).items.map(({ id, figures }) => [id, figures[0]?.rounds])).toEqual([
    [first, 10],
    [second, 5],
  ]);
  expect((await ask({ ...studio, companyId: 'other' }, { by: 'game' })).items).toEqual([]);
});

test.each<[string, Partner, Record<string, string>, string]>([
  ['an operator without a brand', house, {}, 'brand'],
  ['a brand of another company', { ...house, companyId: 'other' }, { brand: 'harbour' }, 'brand'],
  ['a missing brand', house, { brand: 'x' }, 'brand'],
  ['a provider with a brand', studio, { brand: 'harbour' }, 'brand'],
  ['a reversed range', studio, { from: second, to: first }, 'from'],
  ['a day in the future', studio, { to: '2026-11-22' }, 'to'],
  ['a range of more than 366 days', studio, { from: '2025-11-01' }, 'from'],
])('refuses %s', async (_what, partner, given, field) => {
  const refused = await ask(partner, given).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(InvalidRequest);
  expect(refused).toHaveProperty('field', field);
});
