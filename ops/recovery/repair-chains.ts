import { createHash } from 'node:crypto';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { dayBlocksPartition, movementKey } from '#domain/keys';
import type { DayBlock } from '@novalink/ledger/day';
import { parseBlock } from '#lambda/stores/coins/day-block-store';
import { parseMovement } from '#lambda/stores/coins/ledger-rows';
import type { RepairReport } from './repair-report';
import { everyRow, kindOf, type Item, type RestoredTables } from './restored-tables';
import { rowSetAside, setAside } from './set-aside';

const blocksPrefix = kindOf(dayBlocksPartition('', '', ''));
const movementsPrefix = movementKey('').pk;

interface FoundBlock {
  readonly row: Item;
  readonly block: DayBlock;
}

/**
 * Cuts each hash chain at the first error: before the first missing block, and before the first block that
 * names an entry which is no longer in the journal. The nightly sweep links the entries of the removed blocks
 * again. Chains of days before the last two are not changed.
 */
export async function repairChains(tables: RestoredTables, report: RepairReport): Promise<void> {
  const { lanes, valid, aside } = await readChains(tables);
  const lost = new Set<string>();
  for (const [partition, blocks] of lanes) {
    const sorted = [...blocks].sort((one, other) => one.block.seq - other.block.seq);
    const isWhole = ({ block }: FoundBlock, place: number) =>
      block.seq === place + 1 && block.entries.every(({ keyHash }) => valid.has(keyHash));
    const cut = sorted.findIndex((found, place) => !isWhole(found, place));
    for (const { row, block } of cut < 0 ? [] : sorted.slice(cut)) {
      await setAside(tables.dynamodb, tables.journalTable, row, 'after a gap in its hash chain');
      report.blocksSetAside.push(`${partition} ${block.seq}`);
      for (const { keyHash } of block.entries)
        if (!valid.has(keyHash) && !aside.has(keyHash)) lost.add(keyHash);
    }
  }
  report.entriesLost += lost.size;
}

/** The chains of the last two days, and the hashes of the keys of the movements of these days. */
async function readChains({ dynamodb, journalTable }: RestoredTables) {
  const lanes = new Map<string, FoundBlock[]>();
  let newest = '';
  for await (const row of everyRow(dynamodb, journalTable)) {
    const partition = row.pk?.S ?? '';
    if (!partition.startsWith(blocksPrefix)) continue;
    lanes.set(partition, [...(lanes.get(partition) ?? []), { row, block: parseBlock(unmarshall(row)) }]);
    if (dayOf(partition) > newest) newest = dayOf(partition);
  }
  const since = dayBefore(newest);
  for (const partition of lanes.keys()) if (dayOf(partition) < since) lanes.delete(partition);
  const valid = new Set<string>();
  const aside = new Set<string>();
  for await (const row of everyRow(dynamodb, journalTable)) {
    const asideRow = rowSetAside(row);
    const movement = asideRow ?? row;
    if (!movement.pk?.S?.startsWith(movementsPrefix)) continue;
    const { key, at } = parseMovement(movement);
    if (at >= since) (asideRow ? aside : valid).add(hashOf(key));
  }
  return { lanes, valid, aside };
}

const dayOf = (partition: string) => partition.split('#').at(-2) ?? '';

function dayBefore(day: string): string {
  const noon = new Date(`${day || '1970-01-02'}T12:00:00.000Z`);
  noon.setUTCDate(noon.getUTCDate() - 1);
  return noon.toISOString().slice(0, 10);
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');
