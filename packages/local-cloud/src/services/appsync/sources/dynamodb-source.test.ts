import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createDynamoDbService } from '#local/services/dynamodb/dynamodb-service';
import { deploy, smallCloud } from '#local/testing/small-cloud';
import { toDynamoDb, type AttributeMap } from '../runtime/dynamodb-values';
import { dynamoDbSource } from './dynamodb-source';
import { pageTokens } from './page-tokens';
import type { DataSource } from './source';

let cloud: Awaited<ReturnType<typeof smallCloud>>;
let database: Awaited<ReturnType<typeof createDynamoDbService>>;
let table: string;
let source: DataSource;

beforeAll(async () => {
  cloud = await smallCloud();
  database = await createDynamoDbService(cloud.needs);
  const created = await deploy(database.kinds, 'AWS::DynamoDB::Table', 'Items', {
    AttributeDefinitions: ['pk', 'sk'].map((name) => ({ AttributeName: name, AttributeType: 'S' })),
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    BillingMode: 'PAY_PER_REQUEST',
  });
  table = created.ref;
  source = sourceOf(cloud.role('Everything', { Effect: 'Allow', Action: 'dynamodb:*', Resource: '*' }));
});
afterAll(async () => {
  await database.stop();
  await cloud.stop();
});

function sourceOf(roleArn: string): DataSource {
  const tokens = pageTokens(cloud.needs);
  return dynamoDbSource({ ...cloud.needs, dynamodb: database, tableName: table, roleArn, tokens });
}

const typed = (values: object): AttributeMap =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toDynamoDb(value)]));
const keyOf = (pk: string, sk = 'x') => typed({ pk, sk });
const ask = (request: object) => source(request, 'request-1');
const put = (pk: string, values: object, more: object = {}) =>
  ask({ operation: 'PutItem', key: keyOf(pk), attributeValues: typed(values), ...more });
const get = async (pk: string) => (await ask({ operation: 'GetItem', key: keyOf(pk) })).result;
const absent = { expression: 'attribute_not_exists(pk)' };

// "JavaScript resolver function reference for DynamoDB",
// https://docs.aws.amazon.com/appsync/latest/devguide/js-resolver-reference-dynamodb.html
describe('single items', () => {
  test('are returned as plain values, including null', async () => {
    const values = { name: 'a', count: 1.5, none: null, list: [{ deep: true }] };
    expect(await put('plain', values)).toEqual({ result: { pk: 'plain', sk: 'x', ...values } });
    expect(await get('plain')).toEqual({ pk: 'plain', sk: 'x', ...values });
  });

  test('are null if they do not exist', async () => {
    expect(await ask({ operation: 'GetItem', key: keyOf('nowhere') })).toEqual({ result: null });
  });

  test('an update returns the new item, a deletion the old one', async () => {
    await put('changing', { count: 1 });
    const update = { expression: 'SET #c = :two', expressionNames: { '#c': 'count' } };
    const changed = await ask({
      operation: 'UpdateItem',
      key: keyOf('changing'),
      update: { ...update, expressionValues: typed({ ':two': 2 }) },
    });
    expect(changed.result).toMatchObject({ count: 2 });
    expect((await ask({ operation: 'DeleteItem', key: keyOf('changing') })).result).toMatchObject({
      count: 2,
    });
    expect(await get('changing')).toBeNull();
  });
});

// https://docs.aws.amazon.com/appsync/latest/devguide/js-aws-appsync-resolver-reference-dynamodb-condition-expressions.html
describe('a failed condition', () => {
  test('is an error with the current item as its result', async () => {
    await put('taken', { name: 'first' });
    const { result, error } = await put('taken', { name: 'second' }, { condition: absent });
    expect(error?.type).toBe('DynamoDB:ConditionalCheckFailedException');
    expect(error?.message).toContain('(Service: DynamoDb, Status Code: 400, Request ID: request-1)');
    expect(result).toMatchObject({ name: 'first' });
  });

  test('is ignored if the item to put already exists unchanged', async () => {
    await put('same', { name: 'a', at: 1 });
    expect(await put('same', { name: 'a', at: 1 }, { condition: absent })).not.toHaveProperty('error');
    const ignoring = { ...absent, equalsIgnore: ['at'] };
    expect(await put('same', { name: 'a', at: 2 }, { condition: ignoring })).not.toHaveProperty('error');
    expect(await get('same')).toMatchObject({ at: 1 });
  });

  test('is ignored if the item to delete does not exist, in no other case', async () => {
    const condition = { expression: 'attribute_exists(pk) AND #n = :n', expressionNames: { '#n': 'name' } };
    const remove = (pk: string) =>
      ask({
        operation: 'DeleteItem',
        key: keyOf(pk),
        condition: { ...condition, expressionValues: typed({ ':n': 'right' }) },
      });
    await put('wrong', { name: 'wrong' });
    expect(await remove('gone')).toEqual({ result: null });
    expect((await remove('wrong')).error?.type).toBe('DynamoDB:ConditionalCheckFailedException');
  });
});

// https://docs.aws.amazon.com/appsync/latest/devguide/js-aws-appsync-resolver-reference-dynamodb-transact-write-items.html
describe('transactions', () => {
  const putItem = (pk: string, condition?: object) => ({
    table,
    operation: 'PutItem',
    key: keyOf(pk),
    attributeValues: typed({ name: pk, none: null }),
    ...(condition && { condition }),
  });
  const write = (...transactItems: object[]) => ask({ operation: 'TransactWriteItems', transactItems });

  test('return the keys of the written items', async () => {
    expect(await write(putItem('t1'), putItem('t2'))).toEqual({
      result: {
        keys: [
          { pk: 't1', sk: 'x' },
          { pk: 't2', sk: 'x' },
        ],
        cancellationReasons: null,
      },
    });
  });

  test('return the reason for each item, with the old item unless disabled', async () => {
    await put('old', { name: 'old' });
    const { result, error } = await write(putItem('never'), putItem('old', absent), putItem('old2'), {
      table,
      operation: 'ConditionCheck',
      key: keyOf('t1'),
      condition: absent,
    });
    expect(error?.type).toBe('DynamoDB:TransactionCanceledException');
    expect(result).toMatchObject({
      keys: null,
      cancellationReasons: [
        { type: 'None', message: 'None' },
        { type: 'ConditionalCheckFailed', item: { pk: 'old', name: 'old' } },
        { type: 'None' },
        { type: 'ConditionalCheckFailed' },
      ],
    });
    expect(await get('never')).toBeNull();
    const quiet = { ...absent, returnValuesOnConditionCheckFailure: false };
    const { result: reported } = await write(putItem('old', quiet));
    expect(reported).toMatchObject({ cancellationReasons: [{ type: 'ConditionalCheckFailed' }] });
    expect(JSON.stringify(reported)).not.toContain('"item"');
  });

  test('read several items, with null for missing ones', async () => {
    await put('read', { name: 'a' });
    const transactItems = ['read', 'unread'].map((pk) => ({ table, key: keyOf(pk) }));
    const { result } = await ask({ operation: 'TransactGetItems', transactItems });
    expect(result).toMatchObject({ items: [{ name: 'a' }, null], cancellationReasons: null });
  });
});

test('BatchGetItem returns items in the order of the keys', async () => {
  await put('b1', { name: '1' });
  await put('b2', { name: '2' });
  const keys = ['b2', 'nothing', 'b1'].map((pk) => keyOf(pk));
  const { result } = await ask({ operation: 'BatchGetItem', tables: { [table]: { keys } } });
  expect(result).toMatchObject({ data: { [table]: [{ name: '2' }, null, { name: '1' }] } });
});

describe('queries', () => {
  const page = (nextToken: string | null, more: object = {}) =>
    ask({
      operation: 'Query',
      query: { expression: 'pk = :pk', expressionValues: typed({ ':pk': 'list' }) },
      limit: 2,
      nextToken,
      ...more,
    });
  interface Page {
    readonly items: { readonly sk: string }[];
    readonly nextToken: string | null;
    readonly scannedCount: number;
  }

  beforeAll(async () => {
    for (const sk of ['1', '2', '3'])
      await ask({
        operation: 'PutItem',
        key: keyOf('list', sk),
        attributeValues: typed({ odd: sk !== '2' }),
      });
  });

  test('continue with nextToken until it is null', async () => {
    const first = (await page(null)).result as Page;
    expect(first.items.map(({ sk }) => sk)).toEqual(['1', '2']);
    expect(first.scannedCount).toBe(2);
    const second = (await page(first.nextToken)).result as Page;
    expect(second.items.map(({ sk }) => sk)).toEqual(['3']);
    expect(second.nextToken).toBeNull();
  });

  test('can filter and sort in descending order', async () => {
    const filter = { expression: 'odd = :odd', expressionValues: typed({ ':odd': true }) };
    const { items } = (await page(null, { filter, scanIndexForward: false })).result as Page;
    expect(items.map(({ sk }) => sk)).toEqual(['3']);
  });

  test('a token does not reveal the key and cannot be changed', async () => {
    const { nextToken } = (await page(null)).result as Page;
    const token = nextToken ?? '';
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('list');
    const flipped = `${token.slice(0, 20)}${token[20] === 'A' ? 'B' : 'A'}${token.slice(21)}`;
    await expect(page(flipped)).rejects.toThrow('Invalid pagination token given.');
    await expect(page('eyJwayI6IngifQ')).rejects.toThrow('Invalid pagination token given.');
  });
});

describe('an error', () => {
  test('is returned without permission of the role', async () => {
    const reader = sourceOf(
      cloud.role('Reader', { Effect: 'Allow', Action: 'dynamodb:GetItem', Resource: '*' }),
    );
    const request = { operation: 'DeleteItem', key: keyOf('plain') };
    const { error } = await reader(request, 'request-1');
    expect(error?.type).toBe('DynamoDB:DynamoDbException');
    expect(error?.message).toContain('is not authorized to perform: dynamodb:DeleteItem');
  });

  test.each(['Scan', 'Sync', 'constructor', undefined])(
    'is returned for the operation %s',
    async (operation) => {
      await expect(ask({ operation })).rejects.toMatchObject({ errorType: 'MappingTemplate' });
    },
  );

  test('is returned for a request with unknown fields', async () => {
    await expect(ask({ operation: 'GetItem', key: keyOf('a'), limit: 1 })).rejects.toMatchObject({
      errorType: 'MappingTemplate',
    });
  });
});
