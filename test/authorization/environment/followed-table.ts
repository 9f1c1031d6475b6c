import { askDynamoDb, scannedItems, type Item } from './ask-dynamodb';
import type { RunningCloud } from './running-stage';

/** The changes of the items since the last call: each key with its item, or undefined if it was deleted. */
export type Changes = ReadonlyMap<string, Item | undefined>;

/**
 * Returns a function that reads the changes of a table. The first call returns all items. Later calls read the table's
 * stream, because a scan takes longer with every item. A table without a stream is scanned each time.
 */
export function followedTable(cloud: RunningCloud, table: string): () => Promise<Changes> {
  let iterator: string | undefined;
  let hasStream = true;
  let scanned: ReadonlySet<string> = new Set();

  const scan = async () => {
    if (hasStream) iterator = await latest(cloud, table);
    hasStream = iterator !== undefined;
    const items = new Map((await scannedItems(cloud, table)).map((item) => [keyOf(item), item]));
    const deleted = [...scanned].filter((key) => !items.has(key));
    scanned = new Set(items.keys());
    return new Map<string, Item | undefined>([...deleted.map((key) => [key, undefined] as const), ...items]);
  };
  const follow = async (ShardIterator: string) => {
    const changes = new Map<string, Item | undefined>();
    let next = ShardIterator;
    for (;;) {
      const answer: Records = await askDynamoDb(cloud, `${streams}.GetRecords`, { ShardIterator: next });
      for (const { dynamodb } of answer.Records) changes.set(keyOf(dynamodb.Keys), dynamodb.NewImage);
      next = answer.NextShardIterator;
      iterator = next;
      if (answer.Records.length === 0) return changes;
    }
  };
  return () => (iterator === undefined ? scan() : follow(iterator));
}

const streams = 'DynamoDBStreams_20120810';

interface Records {
  readonly Records: readonly { readonly dynamodb: { readonly Keys: Item; readonly NewImage?: Item } }[];
  readonly NextShardIterator: string;
}

const keyOf = ({ pk, sk }: Item) => `${String(pk?.S)} ${String(sk?.S)}`;

/** An iterator for records from now on; undefined if the table has no stream. */
async function latest(cloud: RunningCloud, TableName: string): Promise<string | undefined> {
  const { Table } = await askDynamoDb<{ Table: { LatestStreamArn?: string } }>(
    cloud,
    'DynamoDB_20120810.DescribeTable',
    { TableName },
  );
  const StreamArn = Table.LatestStreamArn;
  if (StreamArn === undefined) return undefined;
  const { StreamDescription } = await askDynamoDb<{
    StreamDescription: { Shards: readonly { ShardId: string }[] };
  }>(cloud, `${streams}.DescribeStream`, { StreamArn });
  const ShardId = StreamDescription.Shards.at(-1)?.ShardId;
  const { ShardIterator } = await askDynamoDb<{ ShardIterator: string }>(
    cloud,
    `${streams}.GetShardIterator`,
    { StreamArn, ShardId, ShardIteratorType: 'LATEST' },
  );
  return ShardIterator;
}
