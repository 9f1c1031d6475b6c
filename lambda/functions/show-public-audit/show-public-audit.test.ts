import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { nextHead, type DayHead, type LinkedEntry } from '#domain/audit/public-day';
import { sampleDay } from '#domain/audit/testing/sample-day';
import { parseAsked } from '#lambda/functions/show-public-audit/request';
import {
  showPublicAudit,
  type DayAnswer,
  type DaysAnswer,
} from '#lambda/functions/show-public-audit/show-public-audit';
import { publicLog } from '#lambda/stores/public-audit/public-log';
import { publicLogReader } from '#lambda/stores/public-audit/public-log-reader';
import { productTables, type ProductTables } from '#test/support/given/product-tables';

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
const show = (asked: { pathParameters: Query | null; queryStringParameters: Query | null }) =>
  showPublicAudit({ reader: publicLogReader(tables) })(parseAsked(asked));
const days = (queryStringParameters: Query | null = null) =>
  show({ pathParameters: null, queryStringParameters }) as Promise<DaysAnswer>;
const dayIs = (day: string, queryStringParameters: Query | null = null) =>
  show({ pathParameters: { day }, queryStringParameters }) as Promise<DayAnswer>;

test('lists closed days newest first, and open days separately', async () => {
  const { open, items, nextToken } = await days();
  expect(open).toEqual([
    { day: fifth, count: 3, lastHash: entries.get(fifth)?.[2]?.hash },
    { day: fourth, count: 1, lastHash: entries.get(fourth)?.[0]?.hash },
  ]);
  expect(items).toEqual([...heads].reverse());
  expect(nextToken).toBeNull();
});

test('pages through all days', async () => {
  const page = await days({ limit: '2' });
  expect(page.items.map(({ day }) => day)).toEqual([third, second]);
  const next = await days({ limit: '2', cursor: page.nextToken ?? '' });
  expect([next.items.map(({ day }) => day), next.open, next.nextToken]).toEqual([[first], [], null]);
});

test('returns a closed day with its head and the head of the day before', async () => {
  const [one, two, three] = heads as [DayHead, DayHead, DayHead];
  expect(await dayIs(third)).toEqual({
    day: third,
    head: three,
    before: two,
    items: entries.get(third),
    nextToken: null,
  });
  expect(await dayIs(first)).toMatchObject({ head: one, before: null });
  expect(await dayIs(second)).toMatchObject({ head: two, before: one, items: [] });
});

test('returns an open day without a head', async () => {
  expect(await dayIs(fourth)).toMatchObject({ head: null, before: heads[2], nextToken: null });
  expect(await dayIs(fifth)).toMatchObject({ head: null, before: null });
});

test('pages through all entries and returns the head with each page', async () => {
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const page: DayAnswer = await dayIs(third, { limit: '2', ...(cursor ? { cursor } : {}) });
    expect(page.head).toEqual(heads[2]);
    seen.push(...page.items.map(({ seq }) => seq));
    cursor = page.nextToken;
  } while (cursor);
  expect(seen).toEqual([1, 2, 3, 4, 5]);
});

test('returns no entries for a day that is not in the log', async () => {
  expect(await dayIs('2026-12-24')).toEqual({
    ...{ day: '2026-12-24', head: null, before: null },
    ...{ items: [], nextToken: null },
  });
});

test.each([
  [{ limit: '0' }, 'limit must be a whole number from 1 to 100.'],
  [{ limit: '101' }, 'limit must be a whole number from 1 to 100.'],
  [{ cursor: 'x' }, 'cursor must be the nextToken of the previous page.'],
])('%p is refused by name', (query, message) => {
  expect(() => parseAsked({ pathParameters: null, queryStringParameters: query })).toThrow(message);
});

test.each(['2026-02-31', '2026-11-1', 'PUBLISHED', ''])('refuses the day %p', (day) => {
  expect(() => parseAsked({ pathParameters: { day }, queryStringParameters: null })).toThrow(
    'The day must be a date such as 2026-11-23.',
  );
});
