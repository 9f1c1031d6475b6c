import {
  TransactionCanceledException,
  type Put,
  type TransactWriteItem,
  type Update,
} from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { treasuryKey, walletKey } from '#domain/keys';
import type { StoredMovement } from '#domain/wallet/movement';
import type { Commit, WalletAnswer } from '#domain/wallet/ports';
import { reasonCodes } from '#lambda/stores/coins/ledger-faults';
import { movementRow, parseMovement, parseWallet } from '#lambda/stores/coins/ledger-rows';

export interface LedgerTableNames {
  readonly journalTable: string;
  readonly walletsTable: string;
}

const told = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const;

/** The journal is only ever added to: a key that is taken stays as it is. */
export const movementPut = (journalTable: string, movement: StoredMovement) =>
  ({
    TableName: journalTable,
    Item: movementRow(movement),
    ConditionExpression: 'attribute_not_exists(pk)',
    ...told,
  }) satisfies Put;

/** The items of a commit in their order: the movement, its wallet, what is alongside, the treasury. */
export function commitItems(
  { journalTable, walletsTable }: LedgerTableNames,
  { movement, before, treasuryShard, alongside }: Commit<TransactWriteItem>,
): TransactWriteItem[] {
  return [
    { Put: movementPut(journalTable, movement) },
    { Update: walletUpdate(walletsTable, movement, before) },
    ...alongside.map(telling),
    ...(treasuryShard === null ? [] : [{ Update: treasuryUpdate(walletsTable, movement, treasuryShard) }]),
  ];
}

/** What a cancelled commit's reasons say, unless they are faults that may pass. */
export function commitRefusal(
  error: unknown,
  { alongside }: Pick<Commit<TransactWriteItem>, 'alongside'>,
): WalletAnswer | undefined {
  if (!(error instanceof TransactionCanceledException)) return undefined;
  const failed = reasonCodes(error).map((code) => code === 'ConditionalCheckFailed');
  const rowAt = (position: number) => error.CancellationReasons?.[position]?.Item;
  const taken = rowAt(0);
  if (failed[0] && taken) return { answer: 'KEY_TAKEN', movement: parseMovement(taken) };
  const index = failed.slice(2, 2 + alongside.length).indexOf(true);
  if (index >= 0) {
    const row = rowAt(2 + index);
    return { answer: 'HELD', index, row: row && unmarshall(row) };
  }
  return failed[1] ? { answer: 'WALLET_MOVED', wallet: parseWallet(rowAt(1)) } : undefined;
}

function walletUpdate(
  TableName: string,
  { brandId, userId, coin, purse, amount, balance, seq }: Commit<unknown>['movement'],
  before: Commit<unknown>['before'],
): Update {
  const isNew = before.version === 0;
  const unmoved = isNew ? 'attribute_not_exists(pk)' : 'version = :seen AND balance = :held';
  return {
    TableName,
    Key: marshall(walletKey(brandId, userId, coin, purse)),
    UpdateExpression: 'SET balance = :balance, version = :version',
    ConditionExpression: amount < 0n ? `${unmoved} AND balance >= :debit` : unmoved,
    ExpressionAttributeValues: marshall({
      ':balance': balance,
      ':version': seq,
      ...(!isNew && { ':seen': before.version, ':held': before.balance }),
      ...(amount < 0n && { ':debit': -amount }),
    }),
    ...told,
  };
}

const treasuryUpdate = (
  TableName: string,
  { brandId, coin, amount }: Commit<unknown>['movement'],
  shard: number,
): Update => ({
  TableName,
  Key: marshall(treasuryKey(brandId, coin, shard)),
  UpdateExpression: 'ADD balance :opposite',
  ExpressionAttributeValues: marshall({ ':opposite': -amount }),
});

/** So that who is told of a condition that failed is told of the row as well. */
function telling({ Put, Update, Delete, ConditionCheck }: TransactWriteItem): TransactWriteItem {
  if (Put) return { Put: { ...Put, ...told } };
  if (Update) return { Update: { ...Update, ...told } };
  if (Delete) return { Delete: { ...Delete, ...told } };
  return { ...(ConditionCheck && { ConditionCheck: { ...ConditionCheck, ...told } }) };
}
