import {
  TransactionCanceledException,
  type Put,
  type TransactWriteItem,
  type Update,
} from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { treasuryKey, walletKey } from '#domain/keys';
import {
  type Commit,
  neededBalance,
  type PostedMovements,
  type StoredMovement,
  sumOf,
  type WalletAnswer,
  type WalletState,
} from '@novalink/ledger';
import { reasonCodes } from '#lambda/stores/coins/ledger-faults';
import { parseMovement, parseWallet } from '#lambda/stores/coins/ledger-rows';
import { movementRow } from '#lambda/stores/coins/movement-row';

export interface LedgerTableNames {
  readonly journalTable: string;
  readonly walletsTable: string;
}

const presented = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const;

/** The journal is append-only: an existing key is never changed. */
export const movementPut = (journalTable: string, movement: StoredMovement) =>
  ({
    TableName: journalTable,
    Item: movementRow(movement),
    ConditionExpression: 'attribute_not_exists(pk)',
    ...presented,
  }) satisfies Put;

/** The items of a commit in order: the movements, their wallet, `alongside`, the treasury. */
export function commitItems(
  { journalTable, walletsTable }: LedgerTableNames,
  { movements, before, treasuryShard, alongside, isMirrored = false }: Commit<TransactWriteItem>,
): TransactWriteItem[] {
  return [
    ...movements.map((movement) => ({ Put: movementPut(journalTable, movement) })),
    { Update: walletUpdate(walletsTable, movements, before, isMirrored) },
    ...alongside.map(reporting),
    ...(treasuryShard === null ? [] : [{ Update: treasuryUpdate(walletsTable, movements, treasuryShard) }]),
  ];
}

/** The outcome of a cancelled commit, unless the failure is temporary. */
export function commitRefusal(
  error: unknown,
  { movements, alongside }: Pick<Commit<TransactWriteItem>, 'movements' | 'alongside'>,
): WalletAnswer | undefined {
  if (!(error instanceof TransactionCanceledException)) return undefined;
  const failed = reasonCodes(error).map((code) => code === 'ConditionalCheckFailed');
  const rowAt = (position: number) => error.CancellationReasons?.[position]?.Item;
  const wallet = movements.length;
  const taken = failed.slice(0, wallet).indexOf(true);
  const holder = taken >= 0 && rowAt(taken);
  if (holder) return { answer: 'KEY_TAKEN', movement: parseMovement(holder) };
  const index = failed.slice(wallet + 1, wallet + 1 + alongside.length).indexOf(true);
  if (index >= 0) {
    const row = rowAt(wallet + 1 + index);
    return { answer: 'HELD', index, row: row && unmarshall(row) };
  }
  return failed[wallet] ? { answer: 'WALLET_MOVED', wallet: parseWallet(rowAt(wallet)) } : undefined;
}

function walletUpdate(
  TableName: string,
  movements: PostedMovements,
  before: WalletState,
  isMirrored: boolean,
): Update {
  const [{ brandId, playerId, coin, purse }] = movements;
  const { balance, seq } = movements.at(-1) ?? movements[0];
  const isNew = before.version === 0;
  const unmoved = isNew ? 'attribute_not_exists(pk)' : 'version = :seen AND balance = :held';
  const needed = isMirrored ? 0n : neededBalance(movements);
  return {
    TableName,
    Key: marshall(walletKey(brandId, playerId, coin, purse)),
    UpdateExpression: 'SET balance = :balance, version = :version',
    ConditionExpression: needed > 0n ? `${unmoved} AND balance >= :needed` : unmoved,
    ExpressionAttributeValues: marshall({
      ':balance': balance,
      ':version': seq,
      ...(!isNew && { ':seen': before.version, ':held': before.balance }),
      ...(needed > 0n && { ':needed': needed }),
    }),
    ...presented,
  };
}

const treasuryUpdate = (TableName: string, movements: PostedMovements, shard: number): Update => ({
  TableName,
  Key: marshall(treasuryKey(movements[0].brandId, movements[0].coin, shard)),
  UpdateExpression: 'ADD balance :opposite',
  ExpressionAttributeValues: marshall({ ':opposite': -sumOf(movements) }),
});

/** Returns the row together with the failed condition. */
function reporting({ Put, Update, Delete, ConditionCheck }: TransactWriteItem): TransactWriteItem {
  if (Put) return { Put: { ...Put, ...presented } };
  if (Update) return { Update: { ...Update, ...presented } };
  if (Delete) return { Delete: { ...Delete, ...presented } };
  return { ...(ConditionCheck && { ConditionCheck: { ...ConditionCheck, ...presented } }) };
}
