/** The API of an operation, whether it changes items, and whether its requests and responses contain ARNs. */
interface OperationTraits {
  readonly api: 'DynamoDB_20120810' | 'DynamoDBStreams_20120810';
  readonly writesItems?: true;
  readonly namesArns?: true;
}

const table = { api: 'DynamoDB_20120810' } as const;
const write = { api: 'DynamoDB_20120810', writesItems: true } as const;
const about = { api: 'DynamoDB_20120810', namesArns: true } as const;
const stream = { api: 'DynamoDBStreams_20120810', namesArns: true } as const;

/** All supported operations. Others are rejected as unknown. */
export const operations: ReadonlyMap<string, OperationTraits> = new Map(
  Object.entries<OperationTraits>({
    BatchGetItem: table,
    BatchWriteItem: write,
    CreateTable: about,
    DeleteItem: write,
    DeleteTable: about,
    DescribeStream: stream,
    DescribeTable: about,
    DescribeTimeToLive: table,
    GetItem: table,
    GetRecords: stream,
    GetShardIterator: stream,
    ListStreams: stream,
    ListTables: table,
    PutItem: write,
    Query: table,
    Scan: table,
    TransactGetItems: table,
    TransactWriteItems: write,
    UpdateItem: write,
    UpdateTable: about,
    UpdateTimeToLive: table,
  }),
);
