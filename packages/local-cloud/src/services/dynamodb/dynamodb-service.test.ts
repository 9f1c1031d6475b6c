import {
  ConditionalCheckFailedException,
  CreateTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteItemsCommand,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createDynamoDbService, type DynamoDbService } from './dynamodb-service';
import { deploy, smallCloud } from '#local/testing/small-cloud';

const properties = {
  AttributeDefinitions: ['pk', 'sk', 'gsi1pk'].map((name) => ({
    AttributeName: name,
    AttributeType: 'S',
  })),
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: 'gsi1',
      KeySchema: [{ AttributeName: 'gsi1pk', KeyType: 'HASH' }],
      Projection: { ProjectionType: 'ALL' },
    },
  ],
  BillingMode: 'PAY_PER_REQUEST',
  Replicas: [{ Region: 'eu-west-1', PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } }],
  StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
};

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
  deploy(service.kinds, 'AWS::DynamoDB::GlobalTable', logicalId, properties);
const client = (roleArn?: string) => new DynamoDBClient(cloud.sdk(roleArn));
const item = (pk: string, sk = 'x') => ({ pk: { S: pk }, sk: { S: sk } });

describe('a table of a template', () => {
  test('is created once and keeps its items in later deployments', async () => {
    const first = await table('Kept');
    await client().send(new PutItemCommand({ TableName: first.ref, Item: item('a') }));
    const second = await table('Kept');
    expect(second).toMatchObject({ ref: first.ref, attributes: first.attributes });
    const { Item } = await client().send(new GetItemCommand({ TableName: second.ref, Key: item('a') }));
    expect(Item).toEqual(item('a'));
  });

  test('has ARNs of this region, in the template’s attributes and in the API', async () => {
    const { ref, attributes } = await table('Named');
    const { Table } = await client().send(new DescribeTableCommand({ TableName: ref }));
    expect(Table?.TableArn).toBe(`arn:aws:dynamodb:eu-west-1:000000000000:table/${ref}`);
    expect(attributes).toMatchObject({ Arn: Table?.TableArn, StreamArn: Table?.LatestStreamArn });
  });

  test('has its time to live after repeated deployments', async () => {
    const TimeToLiveSpecification = { AttributeName: 'until', Enabled: true };
    const create = () =>
      deploy(service.kinds, 'AWS::DynamoDB::GlobalTable', 'Timed', {
        ...properties,
        TimeToLiveSpecification,
      });
    await create();
    const { ref } = await create();
    const { TimeToLiveDescription } = await client().send(new DescribeTimeToLiveCommand({ TableName: ref }));
    expect(TimeToLiveDescription).toEqual({ AttributeName: 'until', TimeToLiveStatus: 'ENABLED' });
  });

  test('gets an index that a later template adds', async () => {
    const name = 'Growing';
    await deploy(service.kinds, 'AWS::DynamoDB::GlobalTable', name, {
      ...properties,
      GlobalSecondaryIndexes: undefined,
      AttributeDefinitions: properties.AttributeDefinitions.slice(0, 2),
    });
    const { ref } = await table(name);
    const { Table } = await client().send(new DescribeTableCommand({ TableName: ref }));
    expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName)).toEqual(['gsi1']);
  });

  test('rejects another primary key and suggests a solution', async () => {
    await table('Rekeyed');
    const other = { ...properties, KeySchema: properties.KeySchema.slice(0, 1) };
    await expect(deploy(service.kinds, 'AWS::DynamoDB::GlobalTable', 'Rekeyed', other)).rejects.toThrow(
      /another primary key.*reset the local data/,
    );
  });

  test('rejects an unknown property', async () => {
    const other = { ...properties, ImportSourceSpecification: {} };
    await expect(deploy(service.kinds, 'AWS::DynamoDB::GlobalTable', 'Odd', other)).rejects.toThrow();
  });
});

// Amazon DynamoDB API Reference, "PutItem" and "TransactWriteItems".
describe('rejected writes', () => {
  test('a failed condition returns the item on request', async () => {
    const { ref } = await table('Conditions');
    const put = new PutItemCommand({
      TableName: ref,
      Item: item('a'),
      ConditionExpression: 'attribute_not_exists(pk)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
    await client().send(put);
    const refused = await client()
      .send(put)
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ConditionalCheckFailedException);
    expect(refused).toMatchObject({ Item: item('a'), message: 'The conditional request failed' });
  });

  test('a cancelled transaction returns a reason for each item and changes nothing', async () => {
    const { ref } = await table('Cancelled');
    await client().send(new PutItemCommand({ TableName: ref, Item: item('taken') }));
    const refused = await client()
      .send(
        new TransactWriteItemsCommand({
          TransactItems: [
            { Put: { TableName: ref, Item: item('new') } },
            {
              Put: {
                TableName: ref,
                Item: item('taken'),
                ConditionExpression: 'attribute_not_exists(pk)',
                ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
              },
            },
          ],
        }),
      )
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(TransactionCanceledException);
    expect(refused).toMatchObject({
      message:
        'Transaction cancelled, please refer cancellation reasons for specific reasons [None, ConditionalCheckFailed]',
      CancellationReasons: [{ Code: 'None' }, { Code: 'ConditionalCheckFailed', Item: item('taken') }],
    });
    const { Item } = await client().send(new GetItemCommand({ TableName: ref, Key: item('new') }));
    expect(Item).toBeUndefined();
  });

  test('a repeated client token has one effect', async () => {
    const { ref } = await table('Token');
    const add = new TransactWriteItemsCommand({
      ClientRequestToken: 'once',
      TransactItems: [
        {
          Update: {
            TableName: ref,
            Key: item('sum'),
            UpdateExpression: 'ADD amount :one',
            ExpressionAttributeValues: { ':one': { N: '1' } },
          },
        },
      ],
    });
    await client().send(add);
    await client().send(add);
    const { Item } = await client().send(new GetItemCommand({ TableName: ref, Key: item('sum') }));
    expect(Item?.amount).toEqual({ N: '1' });
  });
});

describe('permissions', () => {
  test('a role has the permissions of its policy, on that table and its indexes only', async () => {
    const { ref, attributes } = await table('Allowed');
    const role = cloud.role('reader', {
      Effect: 'Allow',
      Action: ['dynamodb:GetItem', 'dynamodb:Query'],
      Resource: [attributes.Arn ?? '', `${attributes.Arn ?? ''}/index/*`],
    });
    const reader = client(role);
    await reader.send(new GetItemCommand({ TableName: ref, Key: item('a') }));
    await reader.send(
      new QueryCommand({
        TableName: ref,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :key',
        ExpressionAttributeValues: { ':key': { S: 'a' } },
      }),
    );
    await expect(reader.send(new ScanCommand({ TableName: ref }))).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: `User: arn:aws:sts::000000000000:assumed-role/reader/test is not authorized to perform: dynamodb:Scan on resource: ${attributes.Arn ?? ''} because no identity-based policy allows the dynamodb:Scan action`,
    });
  });

  // Developer Guide, "Using IAM with DynamoDB transactions".
  test('a transaction requires permission for each of its items', async () => {
    const { ref, attributes } = await table('Transacted');
    const role = cloud.role('putter', {
      Effect: 'Allow',
      Action: 'dynamodb:PutItem',
      Resource: attributes.Arn ?? '',
    });
    const put = { Put: { TableName: ref, Item: item('a') } };
    const remove = { Delete: { TableName: ref, Key: item('b') } };
    await client(role).send(new TransactWriteItemsCommand({ TransactItems: [put] }));
    await expect(
      client(role).send(new TransactWriteItemsCommand({ TransactItems: [put, remove] })),
    ).rejects.toThrow(/not authorized to perform: dynamodb:DeleteItem/);
  });

  test('rejects unsigned and incorrectly signed requests', async () => {
    const wrong = { ...cloud.sdk(), credentials: { accessKeyId: 'AKIANOBODY', secretAccessKey: 'guess' } };
    await expect(
      new DynamoDBClient(wrong).send(new GetItemCommand({ TableName: 'Any', Key: item('a') })),
    ).rejects.toMatchObject({ name: 'UnrecognizedClientException' });
  });
});

describe('requests', () => {
  test('can identify a table by its ARN', async () => {
    const { ref, attributes } = await table('ByArn');
    await client().send(new PutItemCommand({ TableName: attributes.Arn, Item: item('a') }));
    const { Item } = await client().send(new GetItemCommand({ TableName: ref, Key: item('a') }));
    expect(Item).toEqual(item('a'));
  });

  test('return the consumed capacity units', async () => {
    const { ref } = await table('Units');
    const get = { TableName: ref, Key: item('a'), ReturnConsumedCapacity: 'TOTAL' } as const;
    const { ConsumedCapacity } = await client().send(new GetItemCommand(get));
    expect(ConsumedCapacity).toMatchObject({ TableName: ref, CapacityUnits: 0.5 });
  });

  test('with an unknown operation are rejected', async () => {
    const administrator = cloud.needs.credentials.find(cloud.administrator.accessKeyId);
    if (administrator === undefined) throw new Error('There is no administrator.');
    await expect(service.call('ExecuteStatement', {}, administrator.principal)).rejects.toMatchObject({
      code: 'UnknownOperationException',
    });
  });

  test('return the engine’s errors in AWS’s format', async () => {
    const create = new CreateTableCommand({ TableName: 'x', AttributeDefinitions: [], KeySchema: [] });
    await expect(client().send(create)).rejects.toMatchObject({ name: 'ValidationException' });
    await expect(
      client().send(new GetItemCommand({ TableName: 'Missing', Key: item('a') })),
    ).rejects.toMatchObject({ name: 'ResourceNotFoundException', message: 'Requested resource not found' });
  });
});
