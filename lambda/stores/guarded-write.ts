import {
  TransactionCanceledException,
  type DynamoDBClient,
  type TransactWriteItem,
} from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { withdrawnKey } from '#domain/keys';
import type { Caller } from '#lambda/caller';
import { Refusal } from '#lambda/refusal';
import { transact } from '#lambda/stores/transact';

/** Part of a transaction, and what it means when its condition does not hold. */
export interface GuardedItem {
  readonly write: TransactWriteItem;
  readonly otherwise: Refusal;
}

/** Writes all or nothing; what failed first says why. */
export async function guardedWrite(dynamodb: DynamoDBClient, items: readonly GuardedItem[]): Promise<void> {
  const failed = await transact(
    dynamodb,
    items.map(({ write }) => write),
  ).catch((fault: unknown) => {
    if (collided(fault)) throw new Refusal('write.collided');
    throw fault;
  });
  const [refusal] = failed.flatMap((position) => items[position]?.otherwise ?? []);
  if (refusal) throw refusal;
}

/** That an admin's rights have not been withdrawn since their token was made; nothing for anybody else. */
export function standingOf({ sub, isAdmin }: Caller, mainTable: string): readonly GuardedItem[] {
  if (!isAdmin) return [];
  const write = {
    ConditionCheck: {
      TableName: mainTable,
      Key: marshall(withdrawnKey(sub, 'ADMINS')),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
  return [{ write, otherwise: new Refusal('caller.rights-withdrawn') }];
}

const collided = (fault: unknown) =>
  fault instanceof TransactionCanceledException &&
  fault.CancellationReasons?.some(({ Code }) => Code === 'TransactionConflict');
