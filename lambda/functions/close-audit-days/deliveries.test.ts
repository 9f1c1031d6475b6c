import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PutItemCommand, type AttributeValue } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import fc from 'fast-check';
import { commitmentOf } from '#domain/audit/commitment';
import { entriesFault, headError, type DayHead } from '#domain/audit/public-day';
import { auditPartition, auditSort, auditTimeKeys } from '#domain/keys';
import { publishedKey } from '#domain/keys/public-log';
import { closeDays } from '#lambda/functions/close-audit-days/close-days';
import { drawSalt } from '#lambda/services/public-audit/draw-salt';
import { publicEvent, type PublicEvent } from '#lambda/services/public-audit/public-event';
import { publishEvent } from '#lambda/services/public-audit/publish-event';
import { eventsByTime } from '#lambda/stores/public-audit/events-by-time';
import { publicDayEntries } from '#lambda/stores/public-audit/public-day-entries';
import { publicLog } from '#lambda/stores/public-audit/public-log';
import { parseHead } from '#lambda/stores/public-audit/public-rows';
import { productTables, type ProductTables } from '#test/world/given/product-tables';
import { runs } from '#test/support/runs';

const days = ['2026-11-01', '2026-11-02', '2026-11-03'];
const eventsOfDay = 6;

/** A batch for a stream reader: neighboring events in either order, delivered once or twice. */
const batch = fc.record({
  from: fc.nat(days.length * eventsOfDay - 1),
  length: fc.integer({ min: 1, max: 8 }),
  isReversed: fc.boolean(),
  times: fc.integer({ min: 1, max: 2 }),
});
type Batch = typeof batch extends fc.Arbitrary<infer Value> ? Value : never;

let tables: ProductTables;
beforeAll(async () => (tables = await productTables()));
afterAll(() => tables.stop());

/** A public log with events of three days. The test controls when they are written and delivered. */
function aLog(audit: ProductTables) {
  const log = publicLog(audit);
  const publish = publishEvent({
    ...{ log, names: { of: () => Promise.resolve('Lantern Bay') }, drawSalt },
    // Each attempt has a winner, so all readers finish without pauses.
    ...{ pause: () => Promise.resolve(), attempts: Infinity },
  });
  const copies = new Map<string, DayHead>();
  let now = new Date(0);
  const close = closeDays({
    log,
    publish,
    entriesOf: publicDayEntries(audit),
    byTime: eventsByTime(audit),
    archive: {
      keep: (head) => {
        const kept = copies.get(head.day) ?? head;
        copies.set(head.day, kept);
        return Promise.resolve(JSON.stringify(kept) === JSON.stringify(head));
      },
      find: (day) => Promise.resolve(copies.get(day)),
    },
    clock: () => now,
  });
  const rows: Record<string, AttributeValue>[] = days.flatMap((day) =>
    Array.from({ length: eventsOfDay }, (_, place) => {
      const id = `${day}-${place}`;
      const at = `${day}T1${place}:00:00.000Z`;
      const key = { pk: auditPartition('GAME', `G${place % 2}`), sk: auditSort(at, id) };
      const event = { id, at, action: 'GAME_SUSPENDED', actor: 'admin', reason: null, changes: { place } };
      return marshall({ ...key, ...auditTimeKeys(at, id), ...event });
    }),
  );
  const events = rows.flatMap((row) => publicEvent(row) ?? []);
  const sweepOn = (date: string) => {
    now = new Date(`${date}T03:13:00.000Z`);
    return close();
  };
  return {
    copies,
    events,
    write: async (from: number, to: number) => {
      for (const Item of rows.slice(from, to))
        await audit.dynamodb.send(new PutItemCommand({ TableName: audit.auditTable, Item }));
    },
    /** Delivers all batches concurrently, each to a separate reader, and runs the sweep on `date` at the same time. */
    deliver: (batches: readonly Batch[], written: number, date?: string) =>
      Promise.all([
        ...batches.map(async ({ from, length, isReversed, times }) => {
          const some = events.slice(0, written).slice(from, from + length);
          for (let time = 0; time < times; time += 1)
            for (const event of isReversed ? [...some].reverse() : some) await publish(event);
        }),
        ...(date === undefined ? [] : [sweepOn(date)]),
      ]),
    sweepOn,
  };
}

test('publishes every event exactly once for every order of delivery', async () => {
  const deliveries = fc.array(batch, { maxLength: 6 });
  const early = fc.integer({ min: 1, max: days.length * eventsOfDay });
  await fc.assert(
    fc.asyncProperty(deliveries, deliveries, early, fc.boolean(), async (first, then, written, isBeside) => {
      const own = await productTables();
      try {
        const log = aLog(own);
        await log.write(0, written);
        await log.deliver(first, written);
        await log.sweepOn('2026-11-02');
        await log.write(written, days.length * eventsOfDay);
        await log.deliver(then, days.length * eventsOfDay, isBeside ? '2026-11-03' : undefined);
        await log.sweepOn('2026-11-04');
        await log.sweepOn('2026-11-05');
        await expectWhole(own, log.events, log.copies);
      } finally {
        await own.stop();
      }
    }),
    { numRuns: runs(2, 30) },
  );
});

/** Every closed day is valid and follows the one before. Every event is in exactly one of them, with its commitment. */
async function expectWhole(
  own: ProductTables,
  events: readonly PublicEvent[],
  copies: ReadonlyMap<string, DayHead>,
) {
  const rows = await own.rows('Audit');
  const heads = rows.filter(({ pk }) => pk === 'PUBLICHEADS').map(parseHead);
  expect(heads.map(({ day }) => day)).toEqual([...days, '2026-11-04'].slice(0, heads.length));
  expect(heads.length).toBeGreaterThanOrEqual(days.length);
  const salts = new Map<string, string>();
  let before: DayHead | undefined;
  let count = 0;
  for (const head of heads) {
    const entries = await publicDayEntries(own)(head.day);
    expect(entriesFault(head.day, entries) ?? headError(head, entries, before)).toBeUndefined();
    expect(copies.get(head.day)).toEqual(head);
    for (const { at, commitment } of entries) {
      expect(at.slice(0, 10) <= head.day).toBe(true);
      salts.set(at, commitment);
    }
    count += entries.length;
    before = head;
  }
  expect(count).toBe(events.length);
  for (const { entity, eventKey, at, text } of events) {
    const key = publishedKey(entity, eventKey);
    const mark = rows.find(({ pk, sk }) => pk === key.pk && sk === key.sk);
    expect(salts.get(at)).toBe(commitmentOf(String(mark?.salt), text));
  }
}

test('keeps the order of events that are delivered in order', async () => {
  const log = aLog(tables);
  await log.write(0, eventsOfDay);
  await log.deliver([{ from: 0, length: eventsOfDay, isReversed: false, times: 2 }], eventsOfDay);
  const entries = await publicDayEntries(tables)('2026-11-01');
  expect(entries.map(({ seq, at }) => [seq, at])).toEqual(
    log.events.slice(0, eventsOfDay).map(({ at }, place) => [place + 1, at]),
  );
});
