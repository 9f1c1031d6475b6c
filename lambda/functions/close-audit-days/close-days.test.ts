import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DayHead } from '#domain/audit/public-day';
import { auditPartition, auditSort, auditTimeKeys } from '#domain/keys';
import { publicEntryKey, publicHeadKey, publicHeadsPartition } from '#domain/keys/public-log';
import { nextSeal } from '@novalink/ledger/day';
import { closeDays } from '#lambda/functions/close-audit-days/close-days';
import { publishEvent } from '#lambda/services/public-audit/publish-event';
import { daySealStore } from '#lambda/stores/coins/day-seal-store';
import { eventsByTime } from '#lambda/stores/public-audit/events-by-time';
import { publicDayEntries } from '#lambda/stores/public-audit/public-day-entries';
import { publicLog } from '#lambda/stores/public-audit/public-log';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
let copies: Map<string, DayHead>;
beforeEach(async () => {
  tables = await productTables();
  copies = new Map();
});
afterEach(() => tables.stop());

const pause = () => Promise.resolve();
const put = (row: object) =>
  tables.dynamodb.send(new PutItemCommand({ TableName: tables.auditTable, Item: marshall(row) }));

const writeEvent = (at: string, action = 'CASINO_APPROVED') => {
  const key = { pk: auditPartition('CASINO', 'K1'), sk: auditSort(at, 'E') };
  return put({ ...key, ...auditTimeKeys(at, 'E'), id: 'E', at, action, actor: 'ada', changes: {} });
};

function sweep(date: string) {
  const log = publicLog(tables);
  const names = { of: () => Promise.resolve(null) };
  return closeDays({
    log,
    publish: publishEvent({ log, names, drawSalt: () => '00', pause }),
    entriesOf: publicDayEntries(tables),
    byTime: eventsByTime(tables),
    archive: {
      keep: (head) => {
        if (!copies.has(head.day)) copies.set(head.day, head);
        return Promise.resolve(JSON.stringify(copies.get(head.day)) === JSON.stringify(head));
      },
      find: (day) => Promise.resolve(copies.get(day)),
    },
    clock: () => new Date(`${date}T03:13:00.000Z`),
  })();
}

const heads = async () => (await tables.rows('Audit')).filter(({ pk }) => pk === publicHeadsPartition);

test('closes nothing before the first event', async () => {
  expect(await sweep('2026-11-03')).toEqual({ closed: [] });
});

test('closes every day from the first event once, including days without entries', async () => {
  await writeEvent('2026-11-01T23:59:59.999Z', 'COMPANY_CREATED');
  await writeEvent('2026-11-03T10:00:00.000Z');
  const closed = ['2026-11-01', '2026-11-02', '2026-11-03'];
  expect(await sweep('2026-11-04')).toEqual({ closed });
  expect(await sweep('2026-11-04')).toEqual({ closed: [] });
  expect((await heads()).map(({ day, count }) => [day, count])).toEqual([
    ['2026-11-01', 0],
    ['2026-11-02', 0],
    ['2026-11-03', 1],
  ]);
  expect([...copies.keys()]).toEqual(closed);
});

test('keeps a day open for three hours', async () => {
  await writeEvent('2026-11-01T10:00:00.000Z');
  const early = publicLog(tables);
  expect(await early.lastHead()).toBeUndefined();
  expect(await sweep('2026-11-01')).toEqual({ closed: [] });
  expect(await sweep('2026-11-02')).toEqual({ closed: ['2026-11-01'] });
});

test('adds an event to the next day if its own day is closed', async () => {
  await writeEvent('2026-11-01T10:00:00.000Z');
  await sweep('2026-11-02');
  await writeEvent('2026-11-01T23:00:00.000Z');
  await sweep('2026-11-03');
  expect(await publicDayEntries(tables)('2026-11-02')).toMatchObject([
    { seq: 1, at: '2026-11-01T23:00:00.000Z' },
  ]);
});

test('publishes a seal that the stream missed', async () => {
  await writeEvent('2026-11-01T10:00:00.000Z', 'COMPANY_CREATED');
  const contents = { count: 0, declined: 0, sums: [], root: 'root', heads: [] };
  const of = { brandId: 'B1', day: '2026-10-31', part: 1, sealedAt: '2026-11-01T04:23:00.000Z' };
  await daySealStore(tables).append(nextSeal(of, undefined, contents));
  await sweep('2026-11-02');
  expect(await publicDayEntries(tables)('2026-11-01')).toMatchObject([
    { action: 'DAY_SEALED', kind: 'BRAND' },
  ]);
});

test('writes a copy that the previous run did not write', async () => {
  await writeEvent('2026-11-01T10:00:00.000Z');
  await sweep('2026-11-02');
  copies.clear();
  await sweep('2026-11-02');
  expect([...copies.keys()]).toEqual(['2026-11-01']);
});

test('closes no later days if a head differs from its copy', async () => {
  await writeEvent('2026-11-01T10:00:00.000Z');
  await sweep('2026-11-02');
  const [head] = await heads();
  await put({ ...head, ...publicHeadKey('2026-11-01'), count: 7 });
  await expect(sweep('2026-11-03')).rejects.toThrow('2026-11-01');
  expect((await heads()).map(({ day }) => day)).toEqual(['2026-11-01']);
});

test('does not close a day with a changed entry', async () => {
  await writeEvent('2026-11-01T10:00:00.000Z');
  await sweep('2026-11-02');
  await writeEvent('2026-11-02T10:00:00.000Z');
  await sweep('2026-11-02');
  const log = publicLog(tables);
  await publishEvent({ log, names: { of: () => Promise.resolve(null) }, drawSalt: () => '00', pause })({
    ...{ entity: 'GAME#G1', eventKey: 'E', at: '2026-11-02T09:00:00.000Z', action: 'GAME_SUSPENDED' },
    ...{ entityId: 'G1', text: '{}' },
  });
  const [entry] = await publicDayEntries(tables)('2026-11-02');
  await put({ ...publicEntryKey('2026-11-02', 1), entry: { ...entry, name: 'Another' } });
  await expect(sweep('2026-11-03')).rejects.toThrow(/2026-11-02.*changed/);
});

test('after a restore of the table, closes a day with its copied head or not at all', async () => {
  await writeEvent('2026-11-01T10:00:00.000Z', 'COMPANY_CREATED');
  await sweep('2026-11-02');
  const kept = copies.get('2026-11-01');
  await tables.stop();
  tables = await productTables();
  await writeEvent('2026-11-01T10:00:00.000Z', 'COMPANY_CREATED');
  await sweep('2026-11-03');
  expect((await heads())[0]).toMatchObject({ ...kept });
  await tables.stop();
  tables = await productTables();
  await writeEvent('2026-11-01T10:00:00.000Z');
  await expect(sweep('2026-11-03')).rejects.toThrow('2026-11-01');
});
