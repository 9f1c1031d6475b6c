import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AttributeValue as StreamValue } from 'aws-lambda';
import { marshall } from '@aws-sdk/util-dynamodb';
import { auditChainKey } from '#domain/keys';
import { appendToChain, auditRow } from '#lambda/functions/chain-audit/append-to-chain';
import { firstBreak, type AuditRow } from '#lambda/stores/audit/audit-chain';
import { chainStore, type ChainLink } from '#lambda/stores/audit/chain-store';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

type StreamImage = Record<string, StreamValue>;

let tables: ProductTables;
beforeAll(async () => (tables = await productTables()));
afterAll(() => tables.stop());

const event = (entity: string, second: number): AuditRow => ({
  pk: entity,
  sk: `2026-11-01T10:00:0${second}.000Z#${second}`,
  action: 'COMPANY_UPDATED',
  changes: { name: `Name ${second}`, address: { city: 'Valletta' } },
});

async function chained(entity: string, events: readonly AuditRow[]): Promise<ChainLink[]> {
  const append = appendToChain({
    chains: chainStore({ dynamodb: tables.dynamodb, table: tables.auditTable }),
  });
  for (const one of events) await append(auditRow({ dynamodb: { NewImage: marshall(one) as StreamImage } }));
  const rows = (await tables.rows('Audit')).filter(({ pk }) => pk === auditChainKey(entity, 0).pk);
  return rows
    .map(({ seq, eventKey, prevHash, hash }) => ({ seq, eventKey, prevHash, hash }) as ChainLink)
    .sort((a, b) => a.seq - b.seq);
}

test('every event has one link, even after repeated deliveries', async () => {
  const events = [event('COMPANY#1', 1), event('COMPANY#1', 2), event('COMPANY#1', 3)];
  const links = await chained('COMPANY#1', [...events, ...events]);
  expect(links.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(firstBreak(events, links)).toBeUndefined();
});

test('each entity has a separate chain', async () => {
  await chained('COMPANY#2', [event('COMPANY#2', 1)]);
  expect(await chained('COMPANY#3', [event('COMPANY#3', 1)])).toHaveLength(1);
});

test('detects a changed, a missing and an added event', async () => {
  const [first, second, third] = [event('COMPANY#4', 1), event('COMPANY#4', 2), event('COMPANY#4', 3)];
  const links = await chained('COMPANY#4', [first, second, third]);
  const changed = { ...second, changes: { name: 'Another' } };
  expect(firstBreak([first, changed, third], links)).toEqual({ seq: 2, reason: 'the event was changed' });
  expect(firstBreak([first, third], links)).toEqual({ seq: 2, reason: 'the event is missing' });
  const added = event('COMPANY#4', 4);
  expect(firstBreak([first, second, third, added], links)).toEqual({
    seq: 4,
    reason: 'an event has no link',
  });
  expect(
    firstBreak(
      [first, third],
      [links[0], links[2]].flatMap((link) => link ?? []),
    ),
  ).toEqual({
    seq: 2,
    reason: 'a link is missing',
  });
});

test('the order of an event’s members does not matter', async () => {
  const one = event('COMPANY#5', 1);
  const links = await chained('COMPANY#5', [one]);
  const { changes, action, sk, pk } = one;
  expect(firstBreak([{ changes, action, sk, pk }], links)).toBeUndefined();
});
