import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import fc from 'fast-check';
import { brandKey } from '#domain/keys';
import type { StoredMovement } from '@novalink/ledger';
import { sampleEntry } from '@novalink/ledger/testing';
import { sealDays } from '#lambda/functions/seal-days/seal-days';
import { nativeSha256, nativeTextHash } from '#lambda/runtime/native-hash';
import { brandDates } from '#lambda/stores/brands/brand-dates';
import { dayBlockStore } from '#lambda/stores/coins/day-block-store';
import { dayMovements } from '#lambda/stores/coins/day-movements';
import { daySealStore } from '#lambda/stores/coins/day-seal-store';
import { lateDays } from '#lambda/stores/coins/late-days';
import { movementRow } from '#lambda/stores/coins/movement-row';
import { linkMovements } from '#lambda/stores/coins/link-movements';
import { productTables, type ProductTables } from '#test/world/given/product-tables';
import { findDayErrors, readDays } from '@novalink/ledger/audit';
import { exportDays } from '#ops/export/export-days';
import { runs } from '#test/support/runs';

let tables: ProductTables;
beforeAll(async () => (tables = await productTables()));
afterAll(() => tables.stop());

const day = '2026-11-01';
const put = (TableName: string, Item: PutItemCommand['input']['Item']) =>
  tables.dynamodb.send(new PutItemCommand({ TableName, Item }));

/** A batch for a stream reader: neighboring entries in any order, to be added to a lane. */
const batch = fc.record({
  from: fc.nat(39),
  length: fc.integer({ min: 1, max: 25 }),
  lane: fc.nat(15),
  isReversed: fc.boolean(),
  times: fc.integer({ min: 1, max: 2 }),
});
type Batch = typeof batch extends fc.Arbitrary<infer Value> ? Value : never;

let brands = 0;

async function aBrand() {
  brands += 1;
  const brandId = `delivered${brands}`;
  await put('Main', marshall({ ...brandKey(brandId), createdAt: `${day}T00:00:00.000Z` }));
  const entries: readonly StoredMovement[] = Array.from({ length: 40 }, (_, at) =>
    sampleEntry(at + 1, { brandId, key: `BET#${brandId}#ann#${at + 1}` }),
  );
  const blocks = dayBlockStore(tables);
  let now = new Date('2026-11-02T04:23:00.000Z');
  const sweep = sealDays({
    ...{ blocks, movements: dayMovements(tables), brands: brandDates(tables), lateDays: lateDays(tables) },
    ...{ seals: daySealStore(tables), hash: nativeTextHash, sha256: nativeSha256 },
    archive: { keep: () => Promise.resolve(true), find: () => Promise.resolve(undefined) },
    logger: { error: () => undefined },
    clock: () => now,
    functionName: 'seal-days-of-a-stage',
  });
  return {
    write: async (from: number, to: number) => {
      for (const entry of entries.slice(from, to)) await put('Journal', movementRow(entry));
    },
    /**
     * Delivers all batches concurrently, each to a separate reader. Entries that are not written yet are not
     * delivered.
     */
    deliver: (batches: readonly Batch[], written: number) =>
      Promise.all(
        batches.map(async ({ from, length, lane, isReversed, times }) => {
          const some = entries.slice(0, written).slice(from, from + length);
          const link = linkMovements({ blocks, lane });
          for (let time = 0; time < times; time += 1) await link(isReversed ? [...some].reverse() : some);
        }),
      ),
    sweepOn: async (date: string) => {
      now = new Date(`${date}T04:23:00.000Z`);
      await sweep({ brandId, days: [] });
    },
    reportLate: () => lateDays(tables).report(brandId, day, now),
    exported: async () => {
      let text = '';
      for await (const lines of exportDays(tables, brandId, [day, '2026-11-02'])) text += lines;
      return readDays('days.jsonl', text.split('\n'));
    },
  };
}

test('seals every movement once, for every order and number of deliveries', async () => {
  const deliveries = fc.array(batch, { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(deliveries, deliveries, fc.integer({ min: 20, max: 40 }), async (first, then, early) => {
      const brand = await aBrand();
      await brand.write(0, early);
      await brand.deliver(first, early);
      await brand.sweepOn('2026-11-02');
      await brand.write(early, 40);
      await brand.deliver(then, 40);
      await brand.reportLate();
      await brand.sweepOn('2026-11-03');
      await brand.sweepOn('2026-11-03');
      const exported = await brand.exported();
      const counts = exported.seals.map(({ content }) => [content.day, content.part, content.count]);
      const late = early < 40 ? [[day, 2, 40 - early]] : [];
      expect(counts).toEqual([[day, 1, early], ...late, ['2026-11-02', 1, 0]]);
      expect(findDayErrors(exported, { fromBeginning: true })).toEqual([]);
    }),
    { numRuns: runs(2, 16) },
  );
});
