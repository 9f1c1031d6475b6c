import { groupBy } from './group-by';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { firstDayBreak, type DayBlock } from '#domain/wallet/day-chain';
import type { StoredMovement } from '#domain/wallet/movement';
import { parseBlock } from '#lambda/stores/coins/day-block-store';
import type { Item } from './recorded-history';

/** Every entry is linked as it is, and no chain names one that is lost. */
export function chainFindings(
  rows: readonly Item[],
  journal: readonly StoredMovement[],
  known: readonly StoredMovement[],
): readonly string[] {
  const days = groupBy(journal, ({ brandId, at }) => `${brandId}#${at.slice(0, 10)}`);
  for (const { brandId, at } of known) {
    const day = `${brandId}#${at.slice(0, 10)}`;
    if (!days.has(day)) days.set(day, []);
  }
  return [...days].flatMap(([name, entries]) => {
    const [brandId = '', day = ''] = name.split('#');
    const lanes = new Map<number, DayBlock[]>();
    for (const row of rows) {
      const [kind, brand, ofDay, lane] = (row.pk?.S ?? '').split('#');
      if (kind !== 'BLOCKS' || brand !== brandId || ofDay !== day) continue;
      lanes.set(Number(lane), [...(lanes.get(Number(lane)) ?? []), parseBlock(unmarshall({ ...row }))]);
    }
    const found = firstDayBreak({ brandId, day }, entries, lanes);
    return found ? [`chain of ${name}: ${found.reason}`] : [];
  });
}
