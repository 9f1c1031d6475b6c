import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { nextHead, type DayHead, type LinkedEntry } from '#domain/audit/public-day';
import { sampleDay } from '#domain/audit/testing/sample-day';
import type { ApiAnswer } from '#domain/api/api-operation';
import { listAuditDays, listAuditEntries } from '#domain/generated/novalink-api';
import { showPublicAudit } from '#lambda/functions/show-public-audit/show-public-audit';
import { apiRequest } from '#lambda/runtime/api-request';
import { publicLog } from '#lambda/stores/public-audit/public-log';
import { publicLogReader } from '#lambda/stores/public-audit/public-log-reader';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

/** The last two days are open. */
const counts = { '2026-11-01': 2, '2026-11-02': 0, '2026-11-03': 5, '2026-11-04': 1, '2026-11-05': 3 };
const [first, second, third, fourth, fifth] = Object.keys(counts) as [string, string, string, string, string];
const entries = new Map<string, readonly LinkedEntry[]>();
const heads: DayHead[] = [];

let tables: ProductTables;
beforeAll(async () => {
  tables = await productTables();
  const log = publicLog(tables);
  for (const [day, count] of Object.entries(counts)) {
    const own = sampleDay(day, count);
    entries.set(day, own);
    for (const entry of own)
      await log.append({ entity: `GAME#${day}`, eventKey: `${entry.seq}` }, entry, 'salt');
    if (day >= fourth) continue;
    const head = nextHead({ day, closedAt: `${day}T23:00:00.000Z` }, own, heads.at(-1));
    heads.push(head);
    await log.close(head);
  }
});
afterAll(() => tables.stop());

type Query = Readonly<Record<string, string>>;
const show = () => showPublicAudit({ reader: publicLogReader(tables) });
const days = (queryStringParameters: Query | null = null) =>
  show().days(apiRequest(listAuditDays, { queryStringParameters }));
const dayIs = (day: string, queryStringParameters: Query | null = null) =>
  show().entries(apiRequest(listAuditEntries, { pathParameters: { day }, queryStringParameters }));

test('lists closed days newest first, and open days separately', async () => {
  const { open, items, nextCursor } = await days();
  expect(open).toEqual([
    { day: fifth, count: 3, lastHash: entries.get(fifth)?.[2]?.hash },
    { day: fourth, count: 1, lastHash: entries.get(fourth)?.[0]?.hash },
  ]);
  expect(items).toEqual([...heads].reverse());
  expect(nextCursor).toBeNull();
});

test('pages through all days', async () => {
  const page = await days({ limit: '2' });
  expect(page.items.map(({ day }) => day)).toEqual([third, second]);
  const next = await days({ limit: '2', cursor: page.nextCursor ?? '' });
  expect([next.items.map(({ day }) => day), next.open, next.nextCursor]).toEqual([[first], [], null]);
});

test('returns a closed day with its head and the head of the day before', async () => {
  const [one, two, three] = heads as [DayHead, DayHead, DayHead];
  expect(await dayIs(third)).toEqual({
    day: third,
    head: three,
    before: two,
    items: entries.get(third),
    nextCursor: null,
  });
  expect(await dayIs(first)).toMatchObject({ head: one, before: null });
  expect(await dayIs(second)).toMatchObject({ head: two, before: one, items: [] });
});

test('returns an open day without a head', async () => {
  expect(await dayIs(fourth)).toMatchObject({ head: null, before: heads[2], nextCursor: null });
  expect(await dayIs(fifth)).toMatchObject({ head: null, before: null });
});

test('pages through all entries and returns the head with each page', async () => {
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const page: ApiAnswer<typeof listAuditEntries> = await dayIs(third, {
      limit: '2',
      ...(cursor ? { cursor } : {}),
    });
    expect(page.head).toEqual(heads[2]);
    seen.push(...page.items.map(({ seq }) => seq));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual([1, 2, 3, 4, 5]);
});

test('returns no entries for a day that is not in the log', async () => {
  expect(await dayIs('2026-12-24')).toEqual({
    ...{ day: '2026-12-24', head: null, before: null },
    ...{ items: [], nextCursor: null },
  });
});

test('refuses the cursor of another list', async () => {
  const message = 'cursor must be the nextCursor of the previous page.';
  for (const cursor of ['3', '2026-02-31', '2026-13-01'])
    await expect(days({ cursor })).rejects.toThrow(message);
  await expect(dayIs(third, { cursor: second })).rejects.toThrow(message);
});
