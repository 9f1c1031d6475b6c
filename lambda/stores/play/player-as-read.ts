import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { brandUserKey } from '#domain/keys';
import type { BrandUserRow } from '#lambda/stores/brands/brand-user-row';

/** For a transaction: requires that the player's row is unchanged since it was read. */
export const isAsRead = (
  TableName: string,
  { brandId, userId, version }: Pick<BrandUserRow, 'brandId' | 'userId' | 'version'>,
): TransactWriteItem => ({
  ConditionCheck: {
    TableName,
    Key: marshall(brandUserKey(brandId, userId)),
    ConditionExpression: '#version = :read',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: marshall({ ':read': version }),
  },
});
