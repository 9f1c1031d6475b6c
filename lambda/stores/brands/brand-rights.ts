import { marshall } from '@aws-sdk/util-dynamodb';
import { brandUserKey, exclusionKey } from '#domain/keys';
import type { Access } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import { stillIn, type GuardedItem } from '#lambda/stores/guarded-write';

/**
 * Permission checks as part of a write in a brand. They only check rows of one user: a check of a shared row, such as
 * the brand's, would make the transactions of all users conflict.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-conflict-handling
 */
export interface BrandRights {
  /** Requires that the user still has the access in their token: a group, or their account if they are in none. */
  inGroup(sub: string, access: Access | undefined): readonly GuardedItem[];
  /** Requires that the user has not excluded themselves from all brands. */
  notExcluded(sub: string, now: Date): GuardedItem;
  /** Requires that the player has not excluded themselves from this brand, whatever their status. */
  notExcludedIn(brandId: string, sub: string, now: Date): GuardedItem;
  /** Requires that the user is an active player. */
  active(brandId: string, sub: string, now: Date): GuardedItem;
  /** Requires that the user is an active player with level ADMIN. */
  manages(brandId: string, sub: string, now: Date): GuardedItem;
}

const mayPlay = '(#status = :active OR (#status = :excluded AND selfExcludedUntil <= :now))';

export function brandRights({ mainTable: TableName }: { readonly mainTable: string }): BrandRights {
  const mayPlayAt = (now: Date) => ({
    ':active': 'ACTIVE',
    ':excluded': 'SELF_EXCLUDED',
    ':now': now.toISOString(),
  });
  return {
    inGroup: (sub, access) => stillIn(access, sub, TableName),
    notExcluded: (sub, now) => ({
      write: {
        ConditionCheck: {
          TableName,
          Key: marshall(exclusionKey(sub)),
          ConditionExpression: 'attribute_not_exists(pk) OR #until <= :now',
          ExpressionAttributeNames: { '#until': 'until' },
          ExpressionAttributeValues: marshall({ ':now': now.toISOString() }),
        },
      },
      otherwise: new Refusal('player.self-excluded'),
    }),
    notExcludedIn: (brandId, sub, now) => ({
      write: {
        ConditionCheck: {
          TableName,
          Key: marshall(brandUserKey(brandId, sub)),
          // The value is null for a player who never excluded themselves.
          ConditionExpression: 'attribute_exists(pk) AND NOT selfExcludedUntil > :now',
          ExpressionAttributeValues: marshall({ ':now': now.toISOString() }),
        },
      },
      otherwise: new Refusal('player.self-excluded'),
    }),
    active: (brandId, sub, now) => ({
      write: {
        ConditionCheck: {
          TableName,
          Key: marshall(brandUserKey(brandId, sub)),
          ConditionExpression: mayPlay,
          ExpressionAttributeNames: { '#status': 'status' },
          ExpressionAttributeValues: marshall(mayPlayAt(now)),
        },
      },
      otherwise: new Refusal('player.suspended'),
    }),
    manages: (brandId, sub, now) => ({
      write: {
        ConditionCheck: {
          TableName,
          Key: marshall(brandUserKey(brandId, sub)),
          ConditionExpression: `#level = :admin AND ${mayPlay}`,
          ExpressionAttributeNames: { '#level': 'level', '#status': 'status' },
          ExpressionAttributeValues: marshall({ ':admin': 'ADMIN', ...mayPlayAt(now) }),
        },
      },
      otherwise: new Refusal('brand.level-too-low'),
    }),
  };
}
