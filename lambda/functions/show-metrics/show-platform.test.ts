import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { AuditAction, PlatformStatus, ReviewActivity } from '#domain/generated/types';
import {
  auditPartition,
  auditSort,
  auditTimeKeys,
  companiesPartition,
  companyKey,
  gameKey,
  gamesPartition,
  reviewPartition,
  reviewSort,
  statusSort,
} from '#domain/keys';
import { parseRequest } from '#lambda/functions/show-metrics/request';
import { showMetrics } from '#lambda/functions/show-metrics/show-metrics';
import { Refusal } from '#lambda/runtime/refusal';
import { metricStores } from '#lambda/stores/counters/metric-stores';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
beforeAll(async () => {
  tables = await productTables();
});
afterAll(() => tables.stop());

const clock = () => new Date('2026-11-23T12:00:00.000Z');
const show = (asked: object) => showMetrics({ ...metricStores(tables), clock })(parseRequest(asked));
const put = (item: object, TableName = 'Main') =>
  tables.dynamodb.send(new PutItemCommand({ TableName, Item: marshall(item) }));

const company = (id: string, status: string, since?: string) =>
  put({
    ...{ ...companyKey(id), id, gsi2pk: companiesPartition, gsi2sk: statusSort(status, id) },
    ...(since !== undefined && { gsi3pk: reviewPartition, gsi3sk: reviewSort(since, 'COMPANY', id) }),
  });
const game = (id: string, status: string) =>
  put({ ...gameKey(id), id, gsi2pk: gamesPartition, gsi2sk: statusSort(status, id) });

test('counts review items, live games and companies by status', async () => {
  await company('c1', 'SUBMITTED', '2026-11-20T10:00:00.000Z');
  await company('c2', 'SUBMITTED', '2026-11-19T10:00:00.000Z');
  await company('c3', 'APPROVED');
  await game('g1', 'LIVE');
  await game('g2', 'LIVE');
  await game('g3', 'DRAFT');
  const { waiting, liveGames, companies } = (await show({ of: 'status' })) as PlatformStatus;
  expect(waiting).toEqual([
    { kind: 'COMPANY', count: 2, oldest: '2026-11-19T10:00:00.000Z' },
    ...['COMPLIANCE', 'GAME_VERSION', 'CASINO', 'RTP_ALERT'].map((kind) => ({
      kind,
      count: 0,
      oldest: null,
    })),
  ]);
  expect(liveGames).toBe(2);
  expect(companies.filter(({ count }) => count > 0)).toEqual([
    { status: 'SUBMITTED', count: 2 },
    { status: 'APPROVED', count: 1 },
  ]);
  expect(companies).toHaveLength(6);
});

let events = 0;
const event = (at: string, action: AuditAction, changes: object = {}) => {
  const id = `e${(events += 1)}`;
  const keys = { pk: auditPartition('GAME', 'g1'), sk: auditSort(at, id), ...auditTimeKeys(at, id) };
  return put({ ...keys, id, at, action, changes }, 'Audit');
};

test('counts only the decisions and failed runs of the range', async () => {
  await event('2026-11-15T23:59:59.999Z', 'COMPANY_APPROVED');
  await event('2026-11-16T00:00:00.000Z', 'COMPANY_APPROVED');
  await event('2026-11-17T10:00:00.000Z', 'VERSION_REJECTED');
  await event('2026-11-17T10:00:00.000Z', 'BRAND_USER_JOINED');
  await event('2026-11-18T10:00:00.000Z', 'VERSION_TESTED', { status: 'FAILED' });
  await event('2026-11-18T10:00:00.000Z', 'VERSION_TESTED', { status: 'PASSED' });
  await event('2026-11-22T23:59:59.999Z', 'CASINO_APPROVED');
  await event('2026-11-23T00:00:00.000Z', 'CASINO_APPROVED');
  const range = { from: '2026-11-16', to: '2026-11-22' };
  const { failedTestRuns, weeks } = (await show({ of: 'reviews', range })) as ReviewActivity;
  expect(failedTestRuns).toBe(1);
  expect(weeks).toEqual([
    {
      week: '2026-11-16',
      decisions: [
        { kind: 'COMPANY', approved: 1, rejected: 0 },
        { kind: 'COMPLIANCE', approved: 0, rejected: 0 },
        { kind: 'GAME_VERSION', approved: 0, rejected: 1 },
        { kind: 'CASINO', approved: 1, rejected: 0 },
        { kind: 'RTP_ALERT', approved: 0, rejected: 0 },
      ],
    },
  ]);
});

test('refuses a range with too many events and suggests half of its days', async () => {
  const many = showMetrics({ ...metricStores(tables), eventsIn: () => Promise.resolve(undefined), clock });
  const range = { from: '2026-10-01', to: '2026-11-22' };
  await expect(many(parseRequest({ of: 'reviews', range }))).rejects.toEqual(
    new Refusal('range.too-long', { field: 'from', days: 26 }),
  );
});
