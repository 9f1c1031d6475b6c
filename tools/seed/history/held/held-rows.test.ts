import {
  ConditionalCheckFailedException,
  CreateTableCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactionCanceledException,
  TransactWriteItemsCommand,
  type TransactWriteItem,
} from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createDynamoDbService, type DynamoDbService } from '#local/services/dynamodb/dynamodb-service';
import { smallCloud } from '#local/testing/small-cloud';
import { heldClient } from './held-client';
import { heldRows } from './held-rows';

const TableName = 'Rows';
let cloud: Awaited<ReturnType<typeof smallCloud>>;
let service: DynamoDbService;
let dynamodb: DynamoDBClient;
beforeAll(async () => {
  cloud = await smallCloud();
  service = await createDynamoDbService(cloud.needs);
  cloud.attach(service.handler);
  dynamodb = new DynamoDBClient(cloud.sdk());
  const names = ['pk', 'sk'] as const;
  await dynamodb.send(
    new CreateTableCommand({
      TableName,
      AttributeDefinitions: names.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: names.map((AttributeName, at) => ({ AttributeName, KeyType: at === 0 ? 'HASH' : 'RANGE' })),
      BillingMode: 'PAY_PER_REQUEST',
    }),
  );
});
afterAll(async () => {
  dynamodb.destroy();
  await service.stop();
  await cloud.stop();
});

const keyOf = (name: string) => ({ pk: { S: name }, sk: { S: 'ROW' } });
const put = (name: string, version: number, more: object = {}) => ({
  Put: { TableName, Item: { ...keyOf(name), version: { N: `${version}` }, ...more } },
});
const stored = async (name: string) =>
  (await dynamodb.send(new GetItemCommand({ TableName, Key: keyOf(name) }))).Item;
const store = (...TransactItems: TransactWriteItem[]) =>
  dynamodb.send(new TransactWriteItemsCommand({ TransactItems }));
const isNew = 'attribute_not_exists(pk)';
const add = (name: string, amount: number): TransactWriteItem => ({
  Update: {
    TableName,
    Key: keyOf(name),
    UpdateExpression: 'ADD balance :amount',
    ExpressionAttributeValues: { ':amount': { N: `${amount}` } },
  },
});

async function outcome(writing: Promise<unknown>) {
  try {
    await writing;
    return 'written';
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error;
    return error.CancellationReasons?.map(({ Code, Item }) => [Code, Item]);
  }
}

test.each([
  ['attribute_not_exists(pk)'],
  ['attribute_exists(pk)'],
  ['attribute_not_exists(#gone) OR #gone < :text'],
  ['version = :one AND balance >= :ten'],
  ['version = :one AND NOT (balance > :ten OR label <> :text)'],
  ['balance < :nine'],
  ['label >= :text AND label <= :text'],
  ['absent = :one'],
  ['absent <> :one'],
])('a held write with the condition %s has the outcome of the engine', async (ConditionExpression) => {
  const name = ConditionExpression;
  await store(put(name, 1, { balance: { N: '10' }, label: { S: 'b' } }));
  const values = { ':one': { N: '1' }, ':nine': { N: '9' }, ':ten': { N: '10' }, ':text': { S: 'b' } };
  const used = Object.entries(values).filter(([value]) => ConditionExpression.includes(value));
  const checked: TransactWriteItem = {
    ConditionCheck: {
      TableName,
      Key: keyOf(name),
      ConditionExpression,
      ...(used.length > 0 && { ExpressionAttributeValues: Object.fromEntries(used) }),
      ...(ConditionExpression.includes('#gone') && { ExpressionAttributeNames: { '#gone': 'gone' } }),
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
  const writes = [checked, put(`beside ${name}`, 1)];
  expect(await outcome(heldRows(dynamodb).write(writes))).toEqual(await outcome(store(...writes)));
});

test('a commit writes the last state of each row, like the engine after each write', async () => {
  const writes = (mark: string): TransactWriteItem[] => [
    { Put: { ...put(`new ${mark}`, 1).Put, ConditionExpression: isNew } },
    {
      Update: {
        TableName,
        Key: keyOf(`new ${mark}`),
        UpdateExpression: 'SET version = :two, #label = :text REMOVE absent ADD balance :one',
        ConditionExpression: 'version = :one',
        ExpressionAttributeNames: { '#label': 'label' },
        ExpressionAttributeValues: { ':one': { N: '1' }, ':two': { N: '2' }, ':text': { S: 'b' } },
      },
    },
    add(`sum ${mark}`, 5),
    add(`sum ${mark}`, -7),
  ];
  const rows = heldRows(dynamodb);
  for (const write of writes('held')) await rows.write([write]);
  expect(await stored('new held')).toBeUndefined();
  expect([rows.hasWrites(), await rows.commit(), rows.hasWrites()]).toEqual([true, true, false]);
  for (const write of writes('sent')) await store(write);
  for (const kind of ['new', 'sum']) {
    const expected = { ...(await stored(`${kind} sent`)), ...keyOf(`${kind} held`) };
    expect(await stored(`${kind} held`)).toEqual(expected);
  }
});

test('sums are added to what others have added', async () => {
  await store(add('treasury', 100));
  const rows = heldRows(dynamodb);
  await rows.write([add('treasury', -3)]);
  await store(add('treasury', 10));
  expect(await rows.commit()).toBe(true);
  expect(await stored('treasury')).toMatchObject({ balance: { N: '107' } });
});

test('a commit writes nothing if a changed or checked row is not as it was read', async () => {
  await store(put('wallet', 1), put('player', 1));
  const rows = heldRows(dynamodb);
  const isFirst = {
    ConditionExpression: 'version = :one',
    ExpressionAttributeValues: { ':one': { N: '1' } },
  };
  const visit = () =>
    rows.write([
      put('wallet', 2),
      { Put: { ...put('movement', 1).Put, ConditionExpression: isNew } },
      { ConditionCheck: { TableName, Key: keyOf('player'), ...isFirst } },
    ]);
  await visit();
  await store(put('wallet', 3));
  expect(await rows.commit()).toBe(false);
  await visit();
  await store(put('player', 2));
  expect(await rows.commit()).toBe(false);
  expect(await stored('wallet')).toMatchObject({ version: { N: '3' } });
  expect(await stored('movement')).toBeUndefined();
});

test('a new row that exists is found after the first commit', async () => {
  await store(put('taken', 7));
  const rows = heldRows(dynamodb);
  const write = {
    Put: {
      ...put('taken', 1).Put,
      ConditionExpression: isNew,
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    },
  };
  await rows.write([write]);
  expect(await rows.commit()).toBe(false);
  expect(await outcome(rows.write([write]))).toEqual(await outcome(store(write)));
});

test('a client reads held writes, fails like DynamoDB, and refuses queries while writes are held', async () => {
  const rows = heldRows(dynamodb);
  const held = heldClient(rows, cloud.sdk());
  const first = put('by client', 1).Put;
  await held.send(new PutItemCommand(first));
  const { Item } = await held.send(new GetItemCommand({ TableName, Key: keyOf('by client') }));
  expect(Item).toEqual(first.Item);
  const again = new PutItemCommand({
    ...put('by client', 2).Put,
    ConditionExpression: isNew,
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });
  const failure: unknown = await held.send(again).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ConditionalCheckFailedException);
  expect(failure).toMatchObject({ Item: first.Item });
  const query = new QueryCommand({
    TableName,
    KeyConditionExpression: 'pk = :name',
    ExpressionAttributeValues: { ':name': { S: 'by client' } },
  });
  await expect(held.send(query)).rejects.toThrow('QueryCommand does not include the writes that are held');
  expect(await rows.commit()).toBe(true);
  expect((await held.send(query)).Items).toEqual([first.Item]);
  held.destroy();
});

test('refuses an expression that it does not support', async () => {
  const rows = heldRows(dynamodb);
  for (const expression of ['size(label) > :one', 'label.part = :one', 'begins_with(label, :one)'])
    await expect(
      rows.write([
        {
          Put: {
            ...put('refused', 1).Put,
            ConditionExpression: expression,
            ExpressionAttributeValues: { ':one': { N: '1' } },
          },
        },
      ]),
    ).rejects.toThrow('does not support the expression');
});
