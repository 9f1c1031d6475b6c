import {
  BatchGetItemCommand,
  TransactionCanceledException,
  type CancellationReason,
  type DynamoDBClient,
  type TransactWriteItem,
} from '@aws-sdk/client-dynamodb';
import { transact } from '#lambda/stores/transact';
import { changed, changesOf, meets, type Item } from './expression';
import { isNew, isSum, nameOf, partOf, placeOf, type Part, type Place } from './part';
import { replacing, type HeldRow } from './replacing';

/** Rows of tables with pending writes. */
export interface HeldRows {
  /** Reads rows with their pending writes; undefined for a row that does not exist. */
  readonly read: (places: readonly Place[]) => Promise<(Item | undefined)[]>;
  /** Holds writes back. Throws TransactionCanceledException if the condition of one fails. */
  readonly write: (writes: readonly TransactWriteItem[]) => Promise<void>;
  readonly hasWrites: () => boolean;
  /**
   * Writes everything in one transaction and forgets all rows. Returns false, and writes nothing, if a row has changed
   * since it was read.
   */
  readonly commit: () => Promise<boolean>;
}

/**
 * Applies writes to rows in memory, with their conditions. `commit` writes the last state of each row. New rows are
 * assumed not to exist, which saves a read for each; if the assumption of a commit was wrong, the next writes do read
 * them. Sums that are only added to, such as a treasury, are not read either.
 */
export function heldRows(dynamodb: DynamoDBClient): HeldRows {
  const rows = new Map<string, HeldRow>();
  const sums = new Map<string, { readonly place: Place; readonly added: Map<string, bigint> }>();
  const checks = new Map<string, TransactWriteItem>();
  let assumesNew = true;

  const load = async (places: readonly Place[]) => {
    const missing = places.filter((place) => !rows.has(nameOf(place)));
    if (missing.length === 0) return;
    const found = await readItems(dynamodb, missing);
    for (const place of missing) {
      const name = nameOf(place);
      if (sums.has(name)) throw new Error(`${name} was changed before it is read.`);
      rows.set(name, { place, stored: found.get(name), item: found.get(name) });
    }
  };
  const rowAt = (place: Place): HeldRow => {
    const row = rows.get(nameOf(place)) ?? { place, stored: undefined, item: undefined };
    rows.set(nameOf(place), row);
    return row;
  };
  const add = (part: Part) => {
    const { added } = sums.get(nameOf(part)) ?? { added: new Map<string, bigint>() };
    for (const [name, amount] of Object.entries(changesOf(part.write).added))
      added.set(name, (added.get(name) ?? 0n) + amount);
    sums.set(nameOf(part), { place: placeOf(part), added });
  };
  const apply = (part: Part) => {
    if (isSum(part)) add(part);
    else if (part.kind === 'check') checks.set(nameOf(part), { ConditionCheck: part.write });
    else {
      const row = rowAt(placeOf(part));
      row.item = part.kind === 'put' ? part.write.Item : changed(row.item ?? part.Key, changesOf(part.write));
    }
  };
  const forget = () => [rows, sums, checks].forEach((held) => held.clear());

  return {
    async read(places) {
      await load(places);
      return places.map((place) => rows.get(nameOf(place))?.item);
    },
    async write(writes) {
      const parts = writes.map(partOf);
      await load(parts.filter((part) => !isSum(part) && !(assumesNew && isNew(part))).map(placeOf));
      const reasons = parts.map((part) =>
        reasonOf(part, isSum(part) ? undefined : rowAt(placeOf(part)).item),
      );
      if (reasons.some(({ Code }) => Code !== 'None'))
        throw new TransactionCanceledException({
          message: 'The condition of a held write failed.',
          CancellationReasons: reasons,
          $metadata: {},
        });
      parts.forEach(apply);
    },
    hasWrites: () => sums.size > 0 || [...rows.values()].some(({ stored, item }) => stored !== item),
    async commit() {
      const changedRows = [...rows.values()].filter(({ stored, item }) => stored !== item);
      const own = new Set(changedRows.map(({ place }) => nameOf(place)));
      const writes = [
        ...changedRows.map(replacing),
        ...[...sums.values()].map(({ place, added }) => adding(place, added)),
        ...[...checks].flatMap(([name, check]) => (own.has(name) ? [] : [check])),
      ];
      const hasWrites = changedRows.length + sums.size > 0;
      forget();
      const failed = hasWrites ? await transact(dynamodb, writes) : [];
      assumesNew = failed.length === 0;
      return assumesNew;
    },
  };
}

async function readItems(
  dynamodb: DynamoDBClient,
  places: readonly Place[],
): Promise<ReadonlyMap<string, Item>> {
  const RequestItems: Record<string, { Keys: Record<string, Item[string]>[]; ConsistentRead: true }> = {};
  for (const { TableName, Key } of new Map(places.map((place) => [nameOf(place), place])).values())
    (RequestItems[TableName] ??= { Keys: [], ConsistentRead: true }).Keys.push({ ...Key });
  const { Responses = {}, UnprocessedKeys = {} } = await dynamodb.send(
    new BatchGetItemCommand({ RequestItems }),
  );
  if (Object.keys(UnprocessedKeys).length > 0) throw new Error('The engine did not return all rows.');
  return new Map(
    Object.entries(Responses).flatMap(([TableName, items]) =>
      items.map((item) => [nameOf({ TableName, Key: item }), item] as const),
    ),
  );
}

/** The reason of one part of a cancelled transaction; `None` if its condition is met. */
function reasonOf({ write }: Part, item: Item | undefined): CancellationReason {
  if (meets(item, write)) return { Code: 'None' };
  const isShown = write.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' && item !== undefined;
  return { Code: 'ConditionalCheckFailed', ...(isShown && { Item: { ...item } }) };
}

function adding({ TableName, Key }: Place, added: ReadonlyMap<string, bigint>): TransactWriteItem {
  const amounts = [...added];
  return {
    Update: {
      TableName,
      Key: { ...Key },
      UpdateExpression: `ADD ${amounts.map((_, at) => `#${at} :${at}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(amounts.map(([name], at) => [`#${at}`, name])),
      ExpressionAttributeValues: Object.fromEntries(
        amounts.map(([, amount], at) => [`:${at}`, { N: `${amount}` }]),
      ),
    },
  };
}
