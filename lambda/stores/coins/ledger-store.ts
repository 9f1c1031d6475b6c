import { setTimeout as pause } from 'node:timers/promises';
import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  TransactWriteItemsCommand,
  type TransactWriteItem,
} from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { movementKey, walletKey } from '#domain/keys';
import { ledgerLimits } from '#domain/wallet/ledger-limits';
import type { Ports, WalletAnswer, WalletOperation } from '@novalink/ledger';
import type { Clock } from '#lambda/runtime/clock';
import {
  commitItems,
  commitRefusal,
  movementPut,
  type LedgerTableNames,
} from '#lambda/stores/coins/ledger-commit';
import { faultOf } from '#lambda/stores/coins/ledger-faults';
import { parseMovement, parseWallet, type Row } from '#lambda/stores/coins/ledger-rows';

export interface LedgerNeeds extends LedgerTableNames {
  /** A client without automatic retries, see `ledgerClient`. */
  readonly dynamodb: DynamoDBClient;
  readonly clock: Clock;
  /** Returns a number of at least 0 and less than 1. */
  readonly random: () => number;
}

/**
 * Creates a DynamoDB client without automatic retries and with short timeouts, because the wallet protocol retries by
 * itself.
 */
export const ledgerClient = () =>
  new DynamoDBClient({
    maxAttempts: 1,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
  });

/** The wallet protocol's ports on DynamoDB. */
export function ledgerPorts({ clock, random, ...needs }: LedgerNeeds): Ports<TransactWriteItem> {
  return {
    send: sender(needs),
    now: clock,
    sleep: (milliseconds) => pause(milliseconds),
    random,
    limits: ledgerLimits,
  };
}

type SenderNeeds = Omit<LedgerNeeds, 'clock' | 'random'>;

function sender(needs: SenderNeeds): Ports<TransactWriteItem>['send'] {
  const { dynamodb, journalTable, walletsTable } = needs;
  const get = async (TableName: string, key: Readonly<Record<string, string>>): Promise<Row | undefined> => {
    const Key = marshall(key);
    return (await dynamodb.send(new GetItemCommand({ TableName, Key, ConsistentRead: true }))).Item;
  };
  const perform = async (operation: WalletOperation<TransactWriteItem>): Promise<WalletAnswer> => {
    switch (operation.op) {
      case 'FIND_MOVEMENT': {
        const row = await get(journalTable, movementKey(operation.key));
        return { answer: 'MOVEMENT', movement: row && parseMovement(row) };
      }
      case 'READ_WALLET': {
        const { brandId, playerId, coin, purse } = operation.wallet;
        const row = await get(walletsTable, walletKey(brandId, playerId, coin, purse));
        return { answer: 'WALLET', wallet: parseWallet(row) };
      }
      case 'COMMIT':
        await dynamodb.send(new TransactWriteItemsCommand({ TransactItems: commitItems(needs, operation) }));
        return { answer: 'DONE' };
      case 'DECLINE':
        await dynamodb.send(new PutItemCommand(movementPut(journalTable, operation.movement)));
        return { answer: 'DONE' };
    }
  };
  return (operation) => perform(operation).catch((error: unknown) => answerTo(error, operation));
}

/** Converts an error of an operation to an answer. Rethrows bugs. */
function answerTo(error: unknown, operation: WalletOperation<TransactWriteItem>): WalletAnswer {
  if (error instanceof ConditionalCheckFailedException && error.Item)
    return { answer: 'KEY_TAKEN', movement: parseMovement(error.Item) };
  const refusal = operation.op === 'COMMIT' ? commitRefusal(error, operation) : undefined;
  if (refusal) return refusal;
  const fault = faultOf(error);
  if (fault) return { answer: 'FAULT', fault };
  throw error;
}
