import type { AttributeValue } from '@aws-sdk/client-dynamodb';

type Item = Readonly<Record<string, AttributeValue>>;

/** What DynamoDB stores besides an item's own bytes, for each item and each entry of an index. */
const overhead = 100;

/**
 * Bytes of an item as DynamoDB counts them.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html
 */
export const itemBytes = (item: Item): number =>
  Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value), 0);

function valueBytes({ S, N, B, M, L, BOOL, NULL }: AttributeValue): number {
  if (S !== undefined) return Buffer.byteLength(S);
  if (N !== undefined) return Math.ceil(N.replace(/[-.]/g, '').length / 2) + (N.startsWith('-') ? 2 : 1);
  if (B !== undefined) return B.length;
  if (BOOL !== undefined || NULL !== undefined) return 1;
  if (L !== undefined) return L.reduce((sum, value) => sum + 1 + valueBytes(value), 3);
  if (M !== undefined) return itemBytes(M) + Object.keys(M).length + 3;
  throw new Error('No row of the product holds sets.');
}

/** Bytes that are stored, by table and index and by the kind of row, as `journal/gsi2 MOVEMENT`. */
export type StoredBytes = ReadonlyMap<string, number>;

/** Every item has all its attributes in each index of which it has the keys. */
export function storedBytes(
  store: string,
  indexes: readonly { readonly name: string; readonly keys: readonly string[] }[],
  items: readonly Item[],
): StoredBytes {
  const bytes = new Map<string, number>();
  for (const item of items) {
    const kind = kindOf(item);
    const stored = itemBytes(item) + overhead;
    const held = indexes.filter(({ keys }) => keys.every((key) => key in item));
    for (const place of [store, ...held.map(({ name }) => `${store}/${name}`)])
      bytes.set(`${place} ${kind}`, (bytes.get(`${place} ${kind}`) ?? 0) + stored);
  }
  return bytes;
}

/** By how much each kind grew. */
export const grownBytes = (before: StoredBytes, after: StoredBytes): StoredBytes =>
  new Map(
    [...after]
      .map(([name, bytes]) => [name, bytes - (before.get(name) ?? 0)] as const)
      .filter(([, bytes]) => bytes !== 0),
  );

/** Of one round of a mix of which this share wins, each win being another movement. */
export const bytesPerRound = (
  stored: StoredBytes,
  rounds: readonly { readonly isWin: boolean }[],
  winShare: number,
): StoredBytes => {
  const movements = rounds.length + rounds.filter(({ isWin }) => isWin).length;
  return new Map(
    [...stored].map(([name, bytes]) => [
      name,
      name.endsWith(' MOVEMENT') ? (bytes / movements) * (1 + winShare) : bytes / rounds.length,
    ]),
  );
};

/** `PLAYER#…` `ROUND#…` is a ROUND; of a movement the key's kind does not matter. */
function kindOf({ pk, sk }: Item): string {
  const [partition = ''] = (pk?.S ?? '').split('#');
  const [sort = ''] = (sk?.S ?? '').split('#');
  return /^[A-Z]{3,}$/.test(sort) ? sort : partition;
}
