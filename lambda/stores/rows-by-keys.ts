import { readRows, type RowPlace } from '#lambda/stores/read-rows';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** In one call. */
const most = 100;

/** Any number of rows in the order of their places, as they stood a moment ago; undefined where nothing is. */
export async function rowsByKeys(
  needs: Pick<StoreNeeds, 'dynamodb'>,
  places: readonly RowPlace[],
): Promise<readonly unknown[]> {
  const rows: unknown[] = [];
  for (let from = 0; from < places.length; from += most)
    rows.push(...(await readRows(needs, places.slice(from, from + most), { asTheyStand: false })));
  return rows;
}
