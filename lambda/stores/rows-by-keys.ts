import { readRows, type ReadOptions, type RowPlace } from '#lambda/stores/read-rows';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** The largest number of rows in one call. */
const most = 100;

/** Reads any number of rows, in the order of `places`. Missing rows are undefined. Eventually consistent. */
export async function rowsByKeys(
  needs: Pick<StoreNeeds, 'dynamodb'>,
  places: readonly RowPlace[],
  options: Pick<ReadOptions, 'attributes'> = {},
): Promise<readonly unknown[]> {
  const rows: unknown[] = [];
  for (let from = 0; from < places.length; from += most)
    rows.push(
      ...(await readRows(needs, places.slice(from, from + most), { ...options, isConsistent: false })),
    );
  return rows;
}
