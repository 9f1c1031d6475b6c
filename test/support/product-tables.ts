import { CreateTableCommand, DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { indexes } from '#domain/keys';
import { startEngineProcess } from '#local/services/dynamodb/engine-process';

const keys = (pk: string, sk: string) => [
  { AttributeName: pk, KeyType: 'HASH' as const },
  { AttributeName: sk, KeyType: 'RANGE' as const },
];
const names = Object.values(indexes);
const attributes = ['pk', 'sk', ...names.flatMap((name) => [`${name}pk`, `${name}sk`])];
const texts = (list: readonly string[]) =>
  list.map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const }));

/** The product's tables, empty, on an engine of their own that keeps nothing. */
export async function productTables() {
  const engine = await startEngineProcess(undefined);
  const dynamodb = new DynamoDBClient({
    region: 'eu-west-1',
    endpoint: engine.endpoint,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  await dynamodb.send(
    new CreateTableCommand({
      TableName: 'Main',
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: keys('pk', 'sk'),
      AttributeDefinitions: texts(attributes),
      GlobalSecondaryIndexes: names.map((IndexName) => ({
        IndexName,
        KeySchema: keys(`${IndexName}pk`, `${IndexName}sk`),
        Projection: { ProjectionType: 'ALL' },
      })),
    }),
  );
  await dynamodb.send(
    new CreateTableCommand({
      TableName: 'Audit',
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: keys('pk', 'sk'),
      AttributeDefinitions: texts(['pk', 'sk']),
    }),
  );
  return {
    dynamodb,
    mainTable: 'Main',
    auditTable: 'Audit',
    /** Every row, for tests to look at what is left behind. */
    async rows(table: 'Main' | 'Audit'): Promise<Record<string, unknown>[]> {
      const { Items = [] } = await dynamodb.send(new ScanCommand({ TableName: table }));
      return Items.map((item) => unmarshall(item));
    },
    async stop() {
      dynamodb.destroy();
      await engine.stop();
    },
  };
}

export type ProductTables = Awaited<ReturnType<typeof productTables>>;
