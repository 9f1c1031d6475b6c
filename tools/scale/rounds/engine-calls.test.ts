import { expect, test } from '@jest/globals';
import { callOf } from './engine-calls';

const tables = [
  {
    store: 'Journal',
    TableName: 'journal-1',
    GlobalSecondaryIndexes: [
      {
        IndexName: 'gsi1',
        KeySchema: [
          { AttributeName: 'gsi1pk', KeyType: 'HASH' as const },
          { AttributeName: 'gsi1sk', KeyType: 'RANGE' as const },
        ],
      },
    ],
  },
  { store: 'Wallets', TableName: 'wallets-1' },
];
const key = (pk: string, sk: string) => ({ pk: { S: pk }, sk: { S: sk } });
const none = { read: 0, write: 0 };

test('a transaction writes each item, and the entry that an item has in an index', () => {
  const Item = { ...key('MOVEMENT#a', 'MOVEMENT'), gsi1pk: { S: 'WALLET#b' }, gsi1sk: { S: '0007' } };
  const call = callOf(
    {
      operation: 'TransactWriteItems',
      input: {
        TransactItems: [
          { Put: { TableName: 'journal-1', Item } },
          { Update: { TableName: 'wallets-1', Key: key('WALLET#b', 'GOLD') } },
        ],
      },
      consumed: [
        {
          TableName: 'journal-1',
          Table: { CapacityUnits: 2 },
          GlobalSecondaryIndexes: { gsi1: { CapacityUnits: 1 } },
        },
        { TableName: 'wallets-1', Table: { CapacityUnits: 2 } },
      ],
    },
    tables,
  );
  expect(call).toEqual({
    isTransaction: true,
    accesses: [
      { store: 'Journal', partitionKey: 'MOVEMENT#a', sortKey: 'MOVEMENT', ...none, write: 2 },
      { store: 'Journal/gsi1', partitionKey: 'WALLET#b', sortKey: '0007', ...none, write: 1 },
      { store: 'Wallets', partitionKey: 'WALLET#b', sortKey: 'GOLD', ...none, write: 2 },
    ],
  });
});

test('divides the consumed units evenly among several items of a table', () => {
  const Keys = [key('BRAND#a', 'BRAND'), key('BRAND#a', 'USER#b')];
  const input = { RequestItems: { 'wallets-1': { Keys } } };
  const consumed = [{ TableName: 'wallets-1', Table: { CapacityUnits: 3 } }];
  const { isTransaction, accesses } = callOf({ operation: 'BatchGetItem', input, consumed }, tables);
  expect(isTransaction).toBe(false);
  expect(accesses.map(({ sortKey, read }) => [sortKey, read])).toEqual([
    ['BRAND', 1.5],
    ['USER#b', 1.5],
  ]);
});

test('a query of an index reads only the index', () => {
  const input = {
    TableName: 'journal-1',
    IndexName: 'gsi1',
    ExpressionAttributeValues: { ':partition': { S: 'WALLET#b' } },
  };
  const gsi1 = { CapacityUnits: 4 };
  const consumed = [
    { TableName: 'journal-1', Table: { CapacityUnits: 0 }, GlobalSecondaryIndexes: { gsi1 } },
  ];
  expect(callOf({ operation: 'Query', input, consumed }, tables).accesses).toEqual([
    { store: 'Journal/gsi1', partitionKey: 'WALLET#b', sortKey: 'QUERY', ...none, read: 4 },
  ]);
});

test('throws for a call whose items are unknown', () => {
  const consumed = [{ TableName: 'audit-1', Table: { CapacityUnits: 1 } }];
  const input = { TableName: 'audit-1', Key: key('COMPANY#a', '1') };
  expect(() => callOf({ operation: 'GetItem', input, consumed }, tables)).toThrow(
    'GetItem consumed audit-1 for no item.',
  );
});
