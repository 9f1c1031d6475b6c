import { unmarshall } from '@aws-sdk/util-dynamodb';
import { dayBlocksPartition, dayListPartition, journalIndexes } from '#domain/keys';
import { allLanes } from '#domain/wallet/day-lanes';
import { exportedLine } from '@novalink/ledger/day';
import { dayListLanes } from '#domain/wallet/day-list-lanes';
import { sealDays } from '#lambda/functions/seal-days/seal-days';
import { nativeSha256, nativeTextHash } from '#lambda/runtime/native-hash';
import { brandDates } from '#lambda/stores/brands/brand-dates';
import { dayBlockStore, parseBlock } from '#lambda/stores/coins/day-block-store';
import { dayMovements } from '#lambda/stores/coins/day-movements';
import { daySealStore } from '#lambda/stores/coins/day-seal-store';
import { parseMovement } from '#lambda/stores/coins/ledger-rows';
import { lateDays } from '#lambda/stores/coins/late-days';
import { sealArchiveIn, type SealCopies } from '#test/world/given/brand-to-seal';
import type { ProductTables } from '#test/world/given/product-tables';
import { findDayErrors, readDays } from '@novalink/ledger/audit';
import { everyRow, type Item } from '#ops/recovery/restored-tables';
import { groupBy } from '../support/group-by';

/** Adds missing links and seals the days that have ended, like the nightly sweep. */
export function nightlySweep(tables: ProductTables, copies: SealCopies, clock: () => Date) {
  const sweep = sealDays({
    blocks: dayBlockStore(tables),
    movements: dayMovements(tables),
    seals: daySealStore(tables),
    brands: brandDates(tables),
    lateDays: lateDays(tables),
    archive: sealArchiveIn(copies),
    hash: nativeTextHash,
    sha256: nativeSha256,
    logger: { error: () => undefined },
    clock,
    functionName: 'seal-days',
  });
  return (brandId: string) => sweep({ brandId, days: [] });
}

/** The findings of the independent auditor for every sealed day of some brands, after a nightly sweep. */
export async function nightFindings(
  tables: ProductTables,
  copies: SealCopies,
  { brandIds, now }: { readonly brandIds: readonly string[]; readonly now: Date },
): Promise<readonly string[]> {
  const sweep = nightlySweep(tables, copies, () => now);
  const found: string[] = [];
  for (const brandId of brandIds)
    try {
      await sweep(brandId);
      found.push(...(await auditedDays(tables, brandId)));
    } catch (error) {
      found.push(`seal: ${error instanceof Error ? error.message : String(error)}`);
    }
  return found;
}

/** Reads the journal once for all days, and not lane by lane like an export. */
async function auditedDays(tables: ProductTables, brandId: string): Promise<readonly string[]> {
  const lines: string[] = [];
  const rows: Item[] = [];
  for await (const row of everyRow(tables.dynamodb, tables.journalTable)) rows.push(row);
  const partitions = groupBy(rows, ({ pk }) => pk?.S ?? '');
  const lists = groupBy(rows, (row) => row[journalIndexes.byDay.partitionKey]?.S ?? '');
  for await (const seal of daySealStore(tables).every(brandId)) {
    const { day } = seal;
    lines.push(exportedLine({ seal }), exportedLine({ day: { brandId, day } }));
    for (const lane of allLanes)
      for (const row of partitions.get(dayBlocksPartition(brandId, day, lane)) ?? [])
        lines.push(exportedLine({ block: { brandId, day, lane, ...parseBlock(unmarshall({ ...row })) } }));
    for (const lane of dayListLanes)
      for (const row of lists.get(dayListPartition(brandId, day, lane)) ?? [])
        lines.push(exportedLine({ movement: parseMovement(row) }));
  }
  return findDayErrors(readDays(brandId, lines), { fromBeginning: true }).map(
    ({ finding }) => `auditor: ${finding}`,
  );
}
