import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { commitmentOf, eventText } from '#domain/audit/commitment';
import { entriesFault } from '#domain/audit/public-day';
import {
  auditPartition,
  auditSort,
  brandKey,
  companyGamesPartition,
  companyGameSort,
  gameKey,
  sealKey,
} from '#domain/keys';
import { publicEntriesPartition, publishedKey } from '#domain/keys/public-log';
import { nextSeal, sealText } from '@novalink/ledger/day';
import { appendToChain } from '#lambda/functions/chain-audit/append-to-chain';
import { followAudit } from '#lambda/functions/chain-audit/follow-audit';
import { drawSalt } from '#lambda/services/public-audit/draw-salt';
import { publishEvent } from '#lambda/services/public-audit/publish-event';
import { chainStore } from '#lambda/stores/audit/chain-store';
import { publicDayEntries } from '#lambda/stores/public-audit/public-day-entries';
import { publicLog } from '#lambda/stores/public-audit/public-log';
import { publicNames } from '#lambda/stores/public-audit/public-names';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
let deliver: (row: object) => Promise<void>;
beforeAll(async () => {
  tables = await productTables();
  const { dynamodb, auditTable: table } = tables;
  const follow = followAudit({
    append: appendToChain({ chains: chainStore({ dynamodb, table }) }),
    publish: publishEvent({
      log: publicLog(tables),
      names: publicNames(tables),
      drawSalt,
      pause: () => Promise.resolve(),
    }),
  });
  deliver = (row) => follow({ dynamodb: { NewImage: marshall(row) as Image } });
});
afterAll(() => tables.stop());

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];
const put = (row: object) =>
  tables.dynamodb.send(new PutItemCommand({ TableName: tables.mainTable, Item: marshall(row) }));

let lastDay = 0;
/** A day that no other test uses. */
const aDay = () => `2026-11-${`${(lastDay += 1)}`.padStart(2, '0')}`;

const eventRow = (entity: string, action: string, day: string, changes: object = {}) => {
  const [at, id] = [`${day}T10:00:00.000Z`, `E-${day}`];
  return {
    pk: entity,
    sk: auditSort(at, id),
    id,
    at,
    action,
    actor: 'ada.lovelace',
    reason: 'Because.',
    changes,
  };
};
const entriesOf = (day: string) => publicDayEntries(tables)(day);

test('publishes an event without its actor and reason, and with a commitment to the complete event', async () => {
  const day = aDay();
  await put({ ...gameKey('G1'), title: 'Frogs', live: { semver: '1.0.0' } });
  const row = eventRow(auditPartition('GAME', 'G1'), 'GAME_SUSPENDED', day, { status: 'SUSPENDED' });
  await deliver(row);
  await deliver(row);
  const entries = await entriesOf(day);
  expect(entries).toEqual([
    {
      ...{ day, seq: 1, at: row.at, action: 'GAME_SUSPENDED', kind: 'GAME', name: 'Frogs' },
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
    },
  ]);
  expect(entriesFault(day, entries)).toBeUndefined();
  const rows = await tables.rows('Audit');
  const mark = publishedKey(row.pk, row.sk);
  const { salt, seq } = rows.find(({ pk, sk }) => pk === mark.pk && sk === mark.sk) ?? {};
  const text = eventText({ ...row, kind: 'GAME', entityId: 'G1' });
  expect([seq, commitmentOf(String(salt), text)]).toEqual([1, entries[0]?.commitment]);
  const publicRows = rows.filter(({ pk }) => pk === publicEntriesPartition(day));
  expect(JSON.stringify(publicRows)).not.toMatch(/lovelace|Because|G1|E-2026/);
  // The stream filter passes on rows with an action, so this row must not have one.
  expect(publicRows.filter((one) => 'action' in one)).toEqual([]);
});

test.each([
  ['an event that is not public', 'USER', 'AGE_CONFIRMED', {}],
  ['a failed test run', 'GAME', 'VERSION_TESTED', { status: 'FAILED' }],
] as const)('links %s without publishing it', async (_name, kind, action, changes) => {
  const day = aDay();
  const row = eventRow(auditPartition(kind, day), action, day, changes);
  await deliver(row);
  expect(await entriesOf(day)).toEqual([]);
  expect((await tables.rows('Audit')).some(({ pk }) => pk === `CHAIN#${row.pk}`)).toBe(true);
});

test.each([
  ['a user whose role changed', 'USER', 'GROUP_JOINED', 'USER'],
  ['the owner of a company whose role changed', 'COMPANY', 'GROUP_LEFT', 'USER'],
  ['a casino', 'CASINO', 'CASINO_SUSPENDED', 'CASINO'],
  ['a company without a game that was live', 'COMPANY', 'COMPANY_APPROVED', 'COMPANY'],
  ['a deleted game', 'GAME', 'GAME_SUSPENDED', 'GAME'],
  ['a deleted brand', 'BRAND', 'BRAND_CLOSED', 'BRAND'],
] as const)('publishes no name for %s', async (_name, entity, action, kind) => {
  const day = aDay();
  await deliver(eventRow(auditPartition(entity, 'nobody'), action, day));
  expect(await entriesOf(day)).toMatchObject([{ action, kind, name: null }]);
});

test('publishes the name of a game and of its company only after the game went live', async () => {
  const day = aDay();
  const places = { gsi1pk: companyGamesPartition('C2'), gsi1sk: companyGameSort('G2') };
  await put({ ...gameKey('G2'), ...places, title: 'Newts', companyName: 'Pond Games' });
  await deliver(eventRow(auditPartition('GAME', 'G2'), 'VERSION_APPROVED', day));
  await deliver(eventRow(auditPartition('COMPANY', 'C2'), 'COMPANY_APPROVED', day));
  await put({
    ...gameKey('G2'),
    ...places,
    title: 'Newts',
    companyName: 'Pond Games',
    live: { rtp: '0.95' },
  });
  await deliver({ ...eventRow(auditPartition('GAME', 'G2'), 'VERSION_PUBLISHED', day), sk: 'second' });
  await deliver({ ...eventRow(auditPartition('COMPANY', 'C2'), 'COMPANY_SUSPENDED', day), sk: 'second' });
  expect((await entriesOf(day)).map(({ name }) => name)).toEqual([null, null, 'Newts', 'Pond Games']);
});

test.each([
  ['ACTIVE', 'Harbour'],
  ['PAUSED', 'Harbour'],
  ['DRAFT', null],
  ['CLOSED', null],
])('publishes the name of a brand with the status %s as %p', async (status, name) => {
  const day = aDay();
  await put({ ...brandKey('B1'), name: 'Harbour', status });
  await deliver(eventRow(auditPartition('BRAND', 'B1'), 'BRAND_PAUSED', day));
  expect(await entriesOf(day)).toMatchObject([{ name }]);
});

test('publishes a seal of a day without its sums and adds it to no other chain', async () => {
  const day = aDay();
  await put({ ...brandKey('B2'), name: 'Quay', status: 'ACTIVE' });
  const sums = [{ coin: 'GOLD', purse: 'MAIN', kind: 'BET', count: 3, amount: -777n }] as const;
  const contents = { count: 3, declined: 0, sums, root: 'root', heads: [] };
  const seal = nextSeal(
    { brandId: 'B2', day, part: 1, sealedAt: `${day}T04:23:00.000Z` },
    undefined,
    contents,
  );
  await deliver({ ...sealKey('B2', 1), ...seal });
  const [entry] = await entriesOf(day);
  expect(entry).toMatchObject({ action: 'DAY_SEALED', kind: 'BRAND', name: 'Quay', at: seal.sealedAt });
  const mark = publishedKey(sealKey('B2', 1).pk, '1');
  const rows = await tables.rows('Audit');
  const { salt } = rows.find(({ pk }) => pk === mark.pk) ?? {};
  expect(commitmentOf(String(salt), sealText(seal))).toBe(entry?.commitment);
  expect(rows.some(({ pk }) => String(pk).startsWith('CHAIN#SEALS'))).toBe(false);
});
