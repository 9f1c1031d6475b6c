import { marshall } from '@aws-sdk/util-dynamodb';
import type { UserGroup } from '#domain/generated/types';
import { brandUserKey, exclusionKey } from '#domain/keys';
import { Refusal } from '#lambda/refusal';
import { stillIn, type GuardedItem } from '#lambda/stores/guarded-write';

/**
 * What a write in a brand rests on, checked in the write itself. All of it are rows of one person: a check of a row
 * that everybody shares, such as the brand's, would make everybody's transactions collide.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-conflict-handling
 */
export interface BrandRights {
  /** That the person still is in the group that their token names. */
  inGroup(sub: string, group: UserGroup | undefined): readonly GuardedItem[];
  /** That the person does not keep themselves from every brand. */
  notExcluded(sub: string, now: Date): GuardedItem;
  /** That the player has not excluded themselves from this brand, whatever their status is. */
  notExcludedIn(brandId: string, sub: string, now: Date): GuardedItem;
  /** Requires that the user is a player who may play. */
  active(brandId: string, sub: string, now: Date): GuardedItem;
  /** That the person has level ADMIN and may use it. */
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
    inGroup: (sub, group) => stillIn(group, sub, TableName),
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
