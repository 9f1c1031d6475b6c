import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import type { Chance } from '@novalink/ledger/simulation';
import { productTableNames, productTables, type ProductTables } from '#test/world/given/product-tables';
import { nameOf, type History, type Item } from './recorded-history';
import type { Traffic } from './traffic';

/** Sealed data is not affected, because a restore goes back less than a day. */
type Torn = Pick<Traffic, 'history' | 'sealedUntil'>;

/**
 * The position in the history at which each table was copied. Its rows are from up to `skew` changes before
 * or after it.
 */
export interface Tear {
  readonly at: Readonly<Record<string, number>>;
  readonly skew: number;
}

/**
 * Each table is restored to a different time in the last third of the history. The audit table is complete,
 * because it is not restored.
 */
export function drawTear({ changes: { length } }: History, chance: Chance): Tear {
  const at = productTableNames.map(
    (table) =>
      [table, table === 'Audit' ? length : chance.whole(Math.floor((length * 2) / 3), length)] as const,
  );
  return { at: Object.fromEntries(at), skew: chance.one([0, 6, 30, 80]) };
}

/** The rows of a table in a backup, which are not all from the same moment. */
export function tornRows(
  { history, sealedUntil }: Torn,
  table: string,
  tear: Tear,
  chance: Chance,
): readonly Item[] {
  const rows = new Map((history.beginning.get(table) ?? []).map((row) => [nameOf(row), row]));
  const ends = new Map<string, number>();
  for (const [place, change] of history.changes.entries()) {
    if (change.table !== table) continue;
    const skew = table === 'Audit' ? 0 : chance.whole(-tear.skew, tear.skew);
    const end = ends.get(change.key) ?? Math.max(sealedUntil, (tear.at[table] ?? 0) + skew);
    ends.set(change.key, end);
    if (place >= end) continue;
    if (change.row) rows.set(change.key, change.row);
    else rows.delete(change.key);
  }
  return [...rows.values()];
}

/** New tables with the contents of the backups. */
export async function restore(traffic: Torn, tear: Tear, chance: Chance): Promise<ProductTables> {
  const tables = await productTables();
  for (const TableName of productTableNames)
    for (const Item of tornRows(traffic, TableName, tear, chance))
      await tables.dynamodb.send(new PutItemCommand({ TableName, Item: { ...Item } }));
  return tables;
}
