import {
  TransactionCanceledException,
  type DynamoDBClient,
  type TransactWriteItem,
} from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { UserGroup } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { withdrawnKey } from '#domain/keys';
import type { Access, Caller } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import { transact } from '#lambda/stores/transact';

/** An item of a transaction, and the refusal if its condition fails. */
export interface GuardedItem {
  readonly write: TransactWriteItem;
  readonly otherwise: Refusal;
}

/** Writes all items or none. Throws the refusal of the first failed condition. */
export async function guardedWrite(dynamodb: DynamoDBClient, items: readonly GuardedItem[]): Promise<void> {
  const failed = await transact(
    dynamodb,
    items.map(({ write }) => write),
  ).catch((error: unknown) => {
    if (collided(error)) throw new Refusal('write.collided');
    throw error;
  });
  const [refusal] = failed.flatMap((position) => items[position]?.otherwise ?? []);
  if (refusal) throw refusal;
}

/**
 * Checks that the access which the write requires was not withdrawn after the token was issued: ADMINS for an admin,
 * otherwise the group `needed`, if given.
 */
export function statusOf(
  { sub, isAdmin }: Caller,
  mainTable: string,
  needed?: UserGroup,
): readonly GuardedItem[] {
  return stillIn(isAdmin ? 'ADMINS' : needed, sub, mainTable);
}

/** Checks that the user still has the access in their token. */
export function stillIn(access: Access | undefined, sub: string, mainTable: string): readonly GuardedItem[] {
  if (access === undefined) return [];
  const write = {
    ConditionCheck: {
      TableName: mainTable,
      Key: marshall(withdrawnKey(sub, access)),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
  return guard('caller.access', [{ write, otherwise: new Refusal('caller.rights-withdrawn') }]);
}

const collided = (error: unknown) =>
  error instanceof TransactionCanceledException &&
  error.CancellationReasons?.some(({ Code }) => Code === 'TransactionConflict');
