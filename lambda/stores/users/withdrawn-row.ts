import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { UserGroup } from '#domain/generated/types';
import { withdrawnKey } from '#domain/keys';
import { groupPrecedence } from '#domain/user-groups';

/** Longer than the lifetime of any token or credential, so that the row exists until all of them have expired. */
const withdrawnForSeconds = 24 * 60 * 60;

/** A group, or the whole account after its deletion. */
export type Withdrawable = UserGroup | 'ACCOUNT';

/** All access that a deleted account loses. */
export const everyAccess: readonly Withdrawable[] = [
  ...(Object.keys(groupPrecedence) as UserGroup[]),
  'ACCOUNT',
];

/**
 * Like `withdrawnPut`, for a group that a user loses because their company ended. An earlier withdrawal keeps its
 * time, so that its effects are not repeated.
 */
export function withdrawnUpdate(
  mainTable: string,
  sub: string,
  group: UserGroup,
  from: string,
): TransactWriteItem {
  return {
    Update: {
      TableName: mainTable,
      Key: marshall(withdrawnKey(sub, group)),
      UpdateExpression: 'SET withdrawnAt = if_not_exists(withdrawnAt, :from), expiresAt = :end',
      ExpressionAttributeValues: marshall({ ':from': from, ':end': endOf(from) }),
    },
  };
}

interface Withdrawn {
  readonly sub: string;
  readonly group: Withdrawable;
  /** ISO 8601. */
  readonly from: string;
  /** The identity whose files are deleted with the account. */
  readonly identityId: string | undefined;
}

/** Withdraws a group or the account from now on, whatever the user's tokens contain. */
export function withdrawnPut(
  mainTable: string,
  { sub, group, from, identityId }: Withdrawn,
): TransactWriteItem {
  return {
    Put: {
      TableName: mainTable,
      Item: marshall({
        ...withdrawnKey(sub, group),
        withdrawnAt: from,
        expiresAt: endOf(from),
        ...(group === 'ACCOUNT' && identityId !== undefined ? { identityId } : {}),
      }),
    },
  };
}

const endOf = (from: string) => Math.floor(Date.parse(from) / 1000) + withdrawnForSeconds;
