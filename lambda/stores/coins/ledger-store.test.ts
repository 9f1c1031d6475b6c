import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  DynamoDBClient,
  QueryCommand,
  TransactionCanceledException,
  type TransactWriteItem,
} from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { journalIndexes } from '#domain/keys';
import { dayListLane } from '#domain/wallet/day-list-lanes';
import type { Commit, Ports, PostedMovement, PostedMovements, WalletOperation } from '@novalink/ledger';
import { parseStated } from '#lambda/stores/coins/ledger-rows';
import { movementRow } from '#lambda/stores/coins/movement-row';
import { ledgerPorts } from '#lambda/stores/coins/ledger-store';
import { productTables, type ProductTables } from '#test/world/given/product-tables';

let tables: ProductTables;
let ports: Ports<TransactWriteItem>;
const send = (operation: WalletOperation<TransactWriteItem>) => ports.send(operation);
beforeAll(async () => {
  tables = await productTables();
  ports = ledgerPorts({ ...tables, clock: () => new Date(), random: Math.random });
});
afterAll(() => tables.stop());

const wallet = (playerId: string) => ({ brandId: 'B', playerId, coin: 'GOLD', purse: 'MAIN' }) as const;

function posted(playerId: string, seq: number, amount: bigint, balance: bigint): PostedMovement {
  return {
    ...wallet(playerId),
    key: `GRANT#B#${playerId}#${seq}`,
    state: 'POSTED',
    kind: 'GRANT',
    amount,
    balance,
    seq,
    at: `2026-11-01T10:00:0${seq}.000Z`,
    actor: 'admin',
    reason: 'A present',
    reference: null,
    requestHash: 'hash',
    legs: [
      { account: `WALLET#B#${playerId}#GOLD#MAIN`, amount },
      { account: 'TREASURY#B#GOLD#07', amount: -amount },
    ],
  };
}

const commit = (
  movements: PostedMovement | PostedMovements,
  before: Commit<TransactWriteItem>['before'],
  more: Partial<Commit<TransactWriteItem>> = {},
) =>
  send({
    op: 'COMMIT',
    movements: 'key' in movements ? [movements] : movements,
    before,
    treasuryShard: 7,
    alongside: [],
    ...more,
  });

const nothing = { balance: 0n, version: 0 };
const rowOf = (name: string): TransactWriteItem => ({
  Put: {
    TableName: 'Main',
    Item: marshall({ pk: name, sk: 'ROW' }),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

describe('a commit', () => {
  test('changes wallet and treasury, writes additional items, and is found by its key', async () => {
    const movement = posted('one', 1, 9_000_000_000_000_000n, 9_000_000_000_000_000n);
    expect(await commit(movement, nothing, { alongside: [rowOf('one')] })).toEqual({ answer: 'DONE' });
    expect(await send({ op: 'FIND_MOVEMENT', key: movement.key })).toEqual({ answer: 'MOVEMENT', movement });
    expect(await send({ op: 'READ_WALLET', wallet: wallet('one') })).toEqual({
      answer: 'WALLET',
      wallet: { balance: 9_000_000_000_000_000n, version: 1 },
    });
    expect(await tables.rows('Wallets')).toContainEqual({
      pk: 'TREASURY#B#GOLD',
      sk: '07',
      balance: -9_000_000_000_000_000,
    });
    expect(await tables.rows('Main')).toContainEqual({ pk: 'one', sk: 'ROW' });
  });

  test('with a used key returns the stored movement', async () => {
    const movement = posted('two', 1, 5n, 5n);
    await commit(movement, nothing, { alongside: [rowOf('two')] });
    const again = { ...posted('two', 2, 6n, 6n), key: movement.key };
    expect(await commit(again, nothing, { alongside: [rowOf('two')] })).toEqual({
      answer: 'KEY_TAKEN',
      movement,
    });
  });

  test('on a changed wallet returns its current state', async () => {
    await commit(posted('three', 1, 5n, 5n), nothing);
    const moved = { answer: 'WALLET_MOVED', wallet: { balance: 5n, version: 1 } };
    expect(await commit({ ...posted('three', 1, 7n, 7n), key: 'other' }, nothing)).toEqual(moved);
    const stale = { balance: 4n, version: 1 };
    expect(await commit(posted('three', 2, 7n, 11n), stale)).toEqual(moved);
    expect(await commit(posted('three', 2, -6n, -1n), { balance: 5n, version: 1 })).toEqual(moved);
    expect(await send({ op: 'FIND_MOVEMENT', key: 'other' })).toEqual({ answer: 'MOVEMENT' });
  });

  test('returns which additional condition failed, with its row', async () => {
    await commit(posted('four', 1, 5n, 5n), nothing, { alongside: [rowOf('four')] });
    const alongside = [rowOf('four-b'), rowOf('four')];
    expect(await commit(posted('four', 2, 5n, 10n), { balance: 5n, version: 1 }, { alongside })).toEqual({
      answer: 'HELD',
      index: 1,
      row: { pk: 'four', sk: 'ROW' },
    });
  });

  test('against the house does not change the treasury', async () => {
    const before = await tables.rows('Wallets');
    await commit(posted('five', 1, 5n, 5n), nothing, { treasuryShard: null });
    expect(await tables.rows('Wallets')).toHaveLength(before.length + 1);
  });
});

describe('a commit of several movements', () => {
  const holding = { balance: 5n, version: 1 };

  test('leaves the wallet with the balance of the last one, and the treasury with the opposite sum', async () => {
    await commit(posted('eight', 1, 5n, 5n), nothing, { treasuryShard: null });
    const both = [posted('eight', 2, -5n, 0n), posted('eight', 3, 8n, 8n)] as const;
    expect(await commit(both, holding, { treasuryShard: 9 })).toEqual({ answer: 'DONE' });
    expect(await send({ op: 'READ_WALLET', wallet: wallet('eight') })).toEqual({
      answer: 'WALLET',
      wallet: { balance: 8n, version: 3 },
    });
    expect(await tables.rows('Wallets')).toContainEqual({ pk: 'TREASURY#B#GOLD', sk: '09', balance: -3 });
    for (const movement of both)
      expect(await send({ op: 'FIND_MOVEMENT', key: movement.key })).toEqual({
        answer: 'MOVEMENT',
        movement,
      });
  });

  test('does not use a later credit for an earlier debit', async () => {
    await commit(posted('nine', 1, 5n, 5n), nothing);
    const both = [posted('nine', 2, -6n, -1n), posted('nine', 3, 8n, 7n)] as const;
    expect(await commit(both, holding)).toEqual({ answer: 'WALLET_MOVED', wallet: holding });
  });

  test('with a used second key writes nothing and returns the stored movement', async () => {
    const first = posted('ten', 1, 5n, 5n);
    await commit(first, nothing);
    const both = [posted('ten', 2, -5n, 0n), { ...posted('ten', 3, 8n, 8n), key: first.key }] as const;
    expect(await commit(both, holding, { alongside: [rowOf('ten')] })).toEqual({
      answer: 'KEY_TAKEN',
      movement: first,
    });
    expect(await send({ op: 'FIND_MOVEMENT', key: both[0].key })).toEqual({ answer: 'MOVEMENT' });
  });
});

test('a statement has everything of a movement but its hash, its legs and its day', async () => {
  const movement: PostedMovement = {
    ...posted('stated', 1, 100n, 100n),
    ...{ actor: 'someone', reference: 'round' },
    play: { sessionId: 's', gameId: 'g', versionId: 'v', betLevel: 50n },
    draw: { serverSeedHash: 'a'.repeat(64), nonce: 3 },
  };
  expect(await commit(movement, nothing)).toEqual({ answer: 'DONE' });
  const query = {
    TableName: 'Journal',
    IndexName: journalIndexes.byWallet.indexName,
    KeyConditionExpression: 'gsi1pk = :wallet',
    ExpressionAttributeValues: marshall({ ':wallet': 'WALLET#B#stated#GOLD#MAIN' }),
  };
  const { Items: [row = {}] = [] } = await tables.dynamodb.send(new QueryCommand(query));
  const { requestHash: _hash, legs: _legs, ...stated } = movement;
  expect(parseStated(row)).toEqual(stated);
  const left = Object.keys(movementRow(movement)).filter((name) => !(name in row));
  expect(left.sort()).toEqual(['gsi2pk', 'h', 't']);
});

describe('a refusal', () => {
  const { balance, seq, legs, ...entry } = posted('six', 1, -5n, 0n);
  const declined = {
    ...entry,
    state: 'DECLINED',
    why: 'insufficient',
    seenBalance: 3n,
  } as const;

  test('uses the key, and appears in the day but in no statement', async () => {
    expect(await send({ op: 'DECLINE', movement: declined })).toEqual({ answer: 'DONE' });
    expect(await send({ op: 'DECLINE', movement: { ...declined, why: 'full' } })).toEqual({
      answer: 'KEY_TAKEN',
      movement: declined,
    });
    expect(await commit({ ...declined, state: 'POSTED', balance, seq, legs }, nothing)).toMatchObject({
      answer: 'KEY_TAKEN',
    });
    const row = (await tables.rows('Journal')).find(({ pk }) => pk === `MOVEMENT#${declined.key}`);
    expect(row).toMatchObject({
      gsi2pk: `DAY#B#2026-11-01#${dayListLane('six')}`,
      gsi2sk: declined.at,
    });
    expect(row).not.toHaveProperty('gsi1pk');
  });
});

describe('a temporary failure is returned', () => {
  const named = (name: string, more: object = {}) => Object.assign(new Error(name), { name }, more);
  const cancelled = (...codes: readonly string[]) =>
    new TransactionCanceledException({
      message: 'cancelled',
      $metadata: {},
      CancellationReasons: codes.map((Code) => ({ Code })),
    });
  /** Ledger ports whose calls all fail with the error. */
  const failing = (error: Error) => {
    const dynamodb = new DynamoDBClient({
      region: 'eu-west-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
      maxAttempts: 1,
      requestHandler: { handle: () => Promise.reject(error) },
    });
    return ledgerPorts({ ...tables, dynamodb, clock: () => new Date(), random: Math.random });
  };

  test.each([
    ['conflict', cancelled('None', 'TransactionConflict')],
    ['conflict', named('TransactionConflictException')],
    ['conflict', named('TransactionInProgressException')],
    ['throttled', cancelled('None', 'ThrottlingError')],
    ['throttled', named('ProvisionedThroughputExceededException')],
    ['throttled', named('ThrottlingException')],
    ['server', named('InternalServerError')],
    ['server', named('Other', { $metadata: { httpStatusCode: 503 } })],
    ['timeout', named('TimeoutError')],
    ['timeout', named('Error', { code: 'ECONNRESET' })],
  ])('%s: %s', async (fault, error) => {
    const movements: PostedMovements = [posted('seven', 1, 5n, 5n)];
    const operation = { movements, before: nothing, treasuryShard: null, alongside: [] };
    expect(await failing(error).send({ op: 'COMMIT', ...operation })).toEqual({
      answer: 'FAULT',
      fault,
    });
  });

  test.each([named('ValidationException'), named('AccessDeniedException'), cancelled('ValidationError')])(
    'and an unexpected error is thrown: %s',
    async (error) => {
      await expect(failing(error).send({ op: 'FIND_MOVEMENT', key: 'key' })).rejects.toThrow(error);
    },
  );
});
