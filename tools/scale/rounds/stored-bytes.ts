import type { AttributeValue } from '@aws-sdk/client-dynamodb';

type Item = Readonly<Record<string, AttributeValue>>;

/** The bytes that DynamoDB adds for each item and each entry of an index. */
const overhead = 100;

/**
 * The size of an item in bytes, as DynamoDB computes it.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html
 */
export const itemBytes = (item: Item): number =>
  Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value), 0);

function valueBytes({ S, N, B, M, L, SS, NS, BS, BOOL, NULL }: AttributeValue): number {
  if (S !== undefined) return Buffer.byteLength(S);
  if (N !== undefined) return Math.ceil(N.replace(/[-.]/g, '').length / 2) + (N.startsWith('-') ? 2 : 1);
  if (B !== undefined) return B.length;
  if (BOOL !== undefined || NULL !== undefined) return 1;
  if (L !== undefined) return L.reduce((sum, value) => sum + 1 + valueBytes(value), 3);
  if (M !== undefined) return itemBytes(M) + Object.keys(M).length + 3;
  const members: readonly AttributeValue[] = [
    ...(SS ?? []).map((text) => ({ S: text })),
    ...(NS ?? []).map((number) => ({ N: number })),
    ...(BS ?? []).map((bytes) => ({ B: bytes })),
  ];
  return members.reduce((sum, member) => sum + valueBytes(member), 0);
}

interface StoredIndex {
  readonly name: string;
  readonly keys: readonly string[];
  /** Absent for all. */
  readonly attributes?: readonly string[] | undefined;
}

/** The stored bytes by table or index and by kind of row, such as `journal/gsi2 MOVEMENT`. */
export type StoredBytes = ReadonlyMap<string, number>;

/** An index contains the projected attributes, by default all, of every item that has the keys of the index. */
export function storedBytes(
  store: string,
  indexes: readonly StoredIndex[],
  items: readonly Item[],
): StoredBytes {
  const bytes = new Map<string, number>();
  for (const item of items) {
    const kind = kindOf(item);
    const add = (place: string, held: Item) =>
      bytes.set(`${place} ${kind}`, (bytes.get(`${place} ${kind}`) ?? 0) + itemBytes(held) + overhead);
    add(store, item);
    for (const { name, keys, attributes } of indexes)
      if (keys.every((key) => key in item)) add(`${store}/${name}`, projected(item, keys, attributes));
  }
  return bytes;
}

const tableKeys = ['pk', 'sk'];

function projected(item: Item, keys: readonly string[], attributes?: readonly string[]): Item {
  if (attributes === undefined) return item;
  const kept = new Set([...tableKeys, ...keys, ...attributes]);
  return Object.fromEntries(Object.entries(item).filter(([name]) => kept.has(name)));
}

/** The growth of each kind. */
export const grownBytes = (before: StoredBytes, after: StoredBytes): StoredBytes =>
  new Map(
    [...after]
      .map(([name, bytes]) => [name, bytes - (before.get(name) ?? 0)] as const)
      .filter(([, bytes]) => bytes !== 0),
  );

/** The bytes of one round, for a mix with this share of wins. Each win is a second movement. */
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

/** `PLAYER#…` `ROUND#…` is a ROUND. For movements, the kind in the key is ignored. */
function kindOf({ pk, sk }: Item): string {
  const [partition = ''] = (pk?.S ?? '').split('#');
  const [sort = ''] = (sk?.S ?? '').split('#');
  return /^[A-Z]{3,}$/.test(sort) ? sort : partition;
}
