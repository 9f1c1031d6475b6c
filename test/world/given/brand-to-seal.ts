import { BatchWriteItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { brandKey, sealObjectKey } from '#domain/keys';
import { type DaySeal, sealText } from '@novalink/ledger/day';
import type { StoredMovement } from '@novalink/ledger';
import { sampleEntry } from '@novalink/ledger/testing';
import { sealDays } from '#lambda/functions/seal-days/seal-days';
import { nativeSha256, nativeTextHash } from '#lambda/runtime/native-hash';
import { brandDates } from '#lambda/stores/brands/brand-dates';
import { dayBlockStore } from '#lambda/stores/coins/day-block-store';
import { dayMovements } from '#lambda/stores/coins/day-movements';
import { daySealStore, sealOfText } from '#lambda/stores/coins/day-seal-store';
import { lateDays } from '#lambda/stores/coins/late-days';
import { movementRow } from '#lambda/stores/coins/movement-row';
import { linkMovements } from '#lambda/stores/coins/link-movements';
import type { SealArchive } from '#lambda/stores/coins/seal-archive';
import type { ProductTables } from '#test/world/given/product-tables';

/** The copies of seals by their keys in the bucket; existing ones are never replaced. */
export type SealCopies = Map<string, string>;

export const sealArchiveIn = (copies: SealCopies): SealArchive => ({
  keep: (seal) => {
    const name = sealObjectKey(seal.brandId, seal.day, seal.part);
    const kept = copies.get(name) ?? sealText(seal);
    copies.set(name, kept);
    return Promise.resolve(kept === sealText(seal));
  },
  find: ({ brandId, day, part }) => {
    const kept = copies.get(sealObjectKey(brandId, day, part));
    return Promise.resolve(kept === undefined ? undefined : sealOfText(kept));
  },
});

/** A brand with movements of 1 November 2026, and the sweep of its days. */
export async function brandToSeal(tables: ProductTables, brandId: string) {
  const put = (TableName: string, Item: PutItemCommand['input']['Item']) =>
    tables.dynamodb.send(new PutItemCommand({ TableName, Item }));
  await put('Main', marshall({ ...brandKey(brandId), createdAt: '2026-11-01T09:00:00.000Z' }));
  const blocks = dayBlockStore(tables);
  const copies: SealCopies = new Map();
  const logged: unknown[] = [];
  let now = new Date('2026-11-02T04:23:00.000Z');
  const seals = daySealStore(tables);
  const needs = {
    ...{ blocks, seals, movements: dayMovements(tables), brands: brandDates(tables) },
    ...{ lateDays: lateDays(tables), hash: nativeTextHash, sha256: nativeSha256 },
    archive: sealArchiveIn(copies),
    logger: { error: (...line: readonly unknown[]) => void logged.push(...line) },
    clock: () => now,
    functionName: 'seal-days-of-a-stage',
  };
  return {
    brandId,
    copies,
    logged,
    needs,
    at: (time: string) => (now = new Date(time)),
    sweep: (days: readonly string[] = []) => sealDays(needs)({ brandId, days: [...days] }),
    entry: (number: number, at = '2026-11-01T10:00:00.000Z'): StoredMovement => ({
      ...sampleEntry(number, { brandId, key: `BET#${brandId}#ann#${number}` }),
      at,
    }),
    write: async (entries: readonly StoredMovement[]) => {
      for (let from = 0; from < entries.length; from += 25) {
        const Journal = entries
          .slice(from, from + 25)
          .map((entry) => ({ PutRequest: { Item: movementRow(entry) } }));
        await tables.dynamodb.send(new BatchWriteItemCommand({ RequestItems: { Journal } }));
      }
    },
    link: (entries: readonly StoredMovement[], lane = 4) => linkMovements({ blocks, lane })(entries),
    seals: async () => {
      const found: DaySeal[] = [];
      for await (const seal of seals.every(brandId)) found.push(seal);
      return found;
    },
    lateAt: (day: string) => needs.lateDays.report(brandId, day, now),
  };
}
