import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { nextHead, type LinkedEntry } from '#domain/audit/public-day';
import { sampleDay } from '#domain/audit/testing/sample-day';
import { publicLog } from '#lambda/stores/public-audit/public-log';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
beforeAll(async () => (tables = await productTables()));
afterAll(() => tables.stop());

const closedAt = '2026-12-01T03:13:00.000Z';
const of = (entry: LinkedEntry, eventKey = entry.at) => ({ entity: `GAME#${entry.day}`, eventKey });

async function published(day: string, count: number) {
  const log = publicLog(tables);
  const entries = sampleDay(day, count + 1);
  const [next] = entries.slice(count);
  if (!next) throw new Error('The day has no further entry.');
  for (const entry of entries.slice(0, count)) await log.append(of(entry), entry, 'salt');
  return { log, entries, next };
}

test('publishes an event once', async () => {
  const { log, entries, next } = await published('2026-11-01', 2);
  const [first] = entries as [LinkedEntry];
  expect(await log.isPublished(of(first))).toBe(true);
  expect(await log.isPublished(of(next))).toBe(false);
  expect(await log.append(of(first), next, 'salt')).toBe('already-published');
  expect(await log.lastEntry('2026-11-01')).toEqual(entries[1]);
});

test('writes each place of a day once', async () => {
  const { log, entries } = await published('2026-11-02', 2);
  const [, second] = entries as [LinkedEntry, LinkedEntry];
  expect(await log.append(of(second, 'another event'), second, 'salt')).toBe('place-taken');
  expect(await log.isPublished(of(second, 'another event'))).toBe(false);
});

test('adds no entry to a closed day', async () => {
  const { log, entries, next } = await published('2026-11-03', 1);
  const head = nextHead({ day: '2026-11-03', closedAt }, entries.slice(0, 1), undefined);
  expect(await log.close(head)).toBe(true);
  expect(await log.append(of(next), next, 'salt')).toBe('place-taken');
  expect(await log.lastHead()).toEqual(head);
});

test('closes a day once, with all of its entries', async () => {
  const { log, entries } = await published('2026-11-04', 2);
  const of4 = { day: '2026-11-04', closedAt };
  expect(await log.close(nextHead(of4, entries.slice(0, 1), undefined))).toBe(false);
  expect(await log.close(nextHead(of4, entries.slice(0, 2), undefined))).toBe(true);
  expect(await log.close(nextHead(of4, entries.slice(0, 2), undefined))).toBe(false);
});
