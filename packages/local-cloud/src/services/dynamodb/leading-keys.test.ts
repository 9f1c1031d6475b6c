import { DynamoDBClient, PutItemCommand, QueryCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createDynamoDbService, type DynamoDbService } from './dynamodb-service';
import { deploy, smallCloud } from '#local/testing/small-cloud';

let cloud: Awaited<ReturnType<typeof smallCloud>>;
let service: DynamoDbService;

beforeAll(async () => {
  cloud = await smallCloud();
  service = await createDynamoDbService(cloud.needs);
  cloud.attach(service.handler);
});

afterAll(async () => {
  await service.stop();
  await cloud.stop();
});

const table = (logicalId: string) =>
  deploy(service.kinds, 'AWS::DynamoDB::GlobalTable', logicalId, {
    AttributeDefinitions: ['pk', 'gsi1pk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    GlobalSecondaryIndexes: [
      {
        IndexName: 'gsi1',
        KeySchema: [{ AttributeName: 'gsi1pk', KeyType: 'HASH' }],
        Projection: { ProjectionType: 'ALL' },
      },
    ],
    BillingMode: 'PAY_PER_REQUEST',
    Replicas: [{ Region: 'eu-west-1' }],
  });
const client = (roleArn?: string) => new DynamoDBClient(cloud.sdk(roleArn));
const item = (pk: string) => ({ pk: { S: pk } });

// Developer Guide, "Using IAM policy conditions for fine-grained access control".
test('leading keys restrict a role to its own partition', async () => {
  const { ref, attributes } = await table('Partitioned');
  const role = cloud.role('owner', {
    Effect: 'Allow',
    Action: ['dynamodb:PutItem', 'dynamodb:Query'],
    Resource: attributes.Arn ?? '',
    Condition: { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['mine'] } },
  });
  const query = (key: string) =>
    client(role).send(
      new QueryCommand({
        TableName: ref,
        KeyConditionExpression: '#p = :key',
        ExpressionAttributeNames: { '#p': 'pk' },
        ExpressionAttributeValues: { ':key': { S: key } },
      }),
    );
  await client(role).send(new PutItemCommand({ TableName: ref, Item: item('mine') }));
  expect((await query('mine')).Count).toBe(1);
  await expect(query('theirs')).rejects.toThrow(/not authorized/);
  await expect(
    client(role).send(new PutItemCommand({ TableName: ref, Item: item('theirs') })),
  ).rejects.toThrow(/not authorized/);
});

test('a scan has no leading keys: ForAllValues allows it, Null does not', async () => {
  const { ref, attributes } = await table('Scanned');
  const reader = (name: string, extra: Record<string, Record<string, unknown>>) =>
    cloud.role(name, {
      Effect: 'Allow',
      Action: ['dynamodb:Scan', 'dynamodb:Query'],
      Resource: attributes.Arn ?? '',
      Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['mine*'] }, ...extra },
    });
  const scan = (role: string) => client(role).send(new ScanCommand({ TableName: ref }));
  const query = (role: string) =>
    client(role).send(
      new QueryCommand({
        TableName: ref,
        KeyConditionExpression: 'pk = :key',
        ExpressionAttributeValues: { ':key': { S: 'mine' } },
      }),
    );
  expect((await scan(reader('lenient', {}))).Count).toBe(0);
  const strict = reader('strict', { Null: { 'dynamodb:LeadingKeys': 'false' } });
  await expect(scan(strict)).rejects.toThrow(/not authorized to perform: dynamodb:Scan/);
  expect((await query(strict)).Count).toBe(0);
});

test('a query of an index uses the index’s partition key', async () => {
  const { ref, attributes } = await table('Indexed');
  const role = cloud.role('index-reader', {
    Effect: 'Allow',
    Action: ['dynamodb:Query'],
    Resource: `${attributes.Arn ?? ''}/index/gsi1`,
    Condition: {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['OWNER#*'] },
      Null: { 'dynamodb:LeadingKeys': 'false' },
    },
  });
  const query = (key: string) =>
    client(role).send(
      new QueryCommand({
        TableName: ref,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :key',
        ExpressionAttributeValues: { ':key': { S: key } },
      }),
    );
  expect((await query('OWNER#1')).Count).toBe(0);
  await expect(query('COMPANY#1')).rejects.toThrow(/not authorized to perform: dynamodb:Query/);
});
