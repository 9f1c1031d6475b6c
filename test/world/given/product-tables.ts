import {
  CreateTableCommand,
  GetItemCommand,
  paginateScan,
  type AttributeValue,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { auditIndexes, indexes, journalIndexes, playIndexes } from '#domain/keys';
import { leaderboardIndex } from '#domain/keys/tournaments';
import { startEngineProcess } from 'cdk-local-cloud/dynamodb';
import { engineClient } from './engine-client';

const keys = (pk: string, sk: string) => [
  { AttributeName: pk, KeyType: 'HASH' as const },
  { AttributeName: sk, KeyType: 'RANGE' as const },
];
const texts = (list: readonly string[]) =>
  list.map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const }));

interface IndexDefinition {
  readonly indexName: string;
  readonly partitionKey: string;
  readonly sortKey: string;
  /** The projected attributes besides keys; absent for all. */
  readonly attributes?: readonly string[];
}

function whole(indexName: string): IndexDefinition {
  return { indexName, partitionKey: `${indexName}pk`, sortKey: `${indexName}sk` };
}

/** All tables with their indexes. */
const tables = {
  Main: Object.values(indexes).map(whole),
  Play: Object.values(playIndexes).map(whole),
  Scores: [whole(leaderboardIndex)],
  Audit: Object.values(auditIndexes).map(whole),
  Journal: Object.values(journalIndexes),
  Wallets: [],
} satisfies Record<string, readonly IndexDefinition[]>;

export type ProductTable = keyof typeof tables;
export const productTableNames = Object.keys(tables) as readonly ProductTable[];

/** The product's tables, empty, on a separate in-memory engine. */
export async function productTables() {
  const engine = await startEngineProcess(undefined);
  const dynamodb = engineClient(engine.endpoint);
  await createProductTables(dynamodb);
  return {
    dynamodb,
    endpoint: engine.endpoint,
    mainTable: 'Main',
    playTable: 'Play',
    scoresTable: 'Scores',
    auditTable: 'Audit',
    journalTable: 'Journal',
    walletsTable: 'Wallets',
    /** All rows, so that tests can check what remains. */
    rows: (table: ProductTable, isWanted?: IsWanted) => allRows(dynamodb, table, isWanted),
    /** One row, without reading the whole table. */
    row: async (table: ProductTable, { pk, sk }: RowKey) => {
      const Key = marshall({ pk, sk });
      const { Item } = await dynamodb.send(
        new GetItemCommand({ TableName: table, Key, ConsistentRead: true }),
      );
      return Item && (unmarshall(Item) as Record<string, unknown>);
    },
    async stop() {
      dynamodb.destroy();
      await engine.stop();
    },
  };
}

interface RowKey {
  readonly pk: string;
  readonly sk: string;
}

/** Whether a row is read, as it is stored: converting all rows of a table takes most of the time of reading it. */
type IsWanted = (item: Readonly<Record<string, AttributeValue>>) => boolean;

export type ProductTables = Awaited<ReturnType<typeof productTables>>;

export async function createProductTables(dynamodb: DynamoDBClient): Promise<void> {
  for (const [TableName, definitions] of Object.entries<readonly IndexDefinition[]>(tables)) {
    const attributes = [
      'pk',
      'sk',
      ...definitions.flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey]),
    ];
    await dynamodb.send(
      new CreateTableCommand({
        TableName,
        BillingMode: 'PAY_PER_REQUEST',
        KeySchema: keys('pk', 'sk'),
        AttributeDefinitions: texts(attributes),
        ...(definitions.length > 0 && { GlobalSecondaryIndexes: definitions.map(index) }),
      }),
    );
  }
}

const index = ({ indexName, partitionKey, sortKey, attributes }: IndexDefinition) => ({
  IndexName: indexName,
  KeySchema: keys(partitionKey, sortKey),
  Projection: attributes
    ? { ProjectionType: 'INCLUDE' as const, NonKeyAttributes: [...attributes] }
    : { ProjectionType: 'ALL' as const },
});

export async function allRows(
  dynamodb: DynamoDBClient,
  TableName: ProductTable,
  isWanted: IsWanted = () => true,
): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  for await (const { Items = [] } of paginateScan({ client: dynamodb }, { TableName }))
    found.push(...Items.filter(isWanted).map((item) => unmarshall(item)));
  return found;
}
