import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { UserGroup } from '#domain/generated/types';
import { withdrawnKey } from '#domain/keys';

/** Longer than any token or credential can live, so that the row outlasts what it denies. */
const withdrawnForSeconds = 24 * 60 * 60;

/** A group, or the account as a whole once it is deleted. */
export type Withdrawable = UserGroup | 'ACCOUNT';

/** Withdraws one group or the account from now on, whatever the person's tokens say. `from` is ISO 8601. */
export function withdrawnPut(
  mainTable: string,
  sub: string,
  group: Withdrawable,
  from: string,
): TransactWriteItem {
  return {
    Put: {
      TableName: mainTable,
      Item: marshall({
        ...withdrawnKey(sub, group),
        withdrawnAt: from,
        expiresAt: Math.floor(Date.parse(from) / 1000) + withdrawnForSeconds,
      }),
    },
  };
}
