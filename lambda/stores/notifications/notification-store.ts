import { marshall } from '@aws-sdk/util-dynamodb';
import type { Notification } from '#domain/generated/types';
import { notificationKey, withdrawnKey } from '#domain/keys';
import { limits } from '#domain/limits';
import type { StoreNeeds } from '#lambda/stores/store-needs';
import { transact } from '#lambda/stores/transact';

/** The content of a notification. Unknown fields are omitted. */
export type NewNotification = Readonly<
  Pick<Notification, 'id' | 'at' | 'action'> &
    Partial<
      Pick<
        Notification,
        | 'name'
        | 'semver'
        | 'reason'
        | 'companyId'
        | 'gameId'
        | 'versionId'
        | 'casinoId'
        | 'brandId'
        | 'promotionId'
        | 'group'
        | 'testRunStatus'
      >
    >
>;

export interface NotificationStore {
  /** Writes a notification once for repeated calls, and not for a deleted account. */
  add(sub: string, notification: NewNotification): Promise<void>;
}

const absent = 'attribute_not_exists(pk)';

export const notificationStore = ({
  dynamodb,
  mainTable: TableName,
}: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): NotificationStore => ({
  add: async (sub, notification) => {
    const expiresAt =
      Math.floor(Date.parse(notification.at) / 1000) + limits.notification.keptDays * 24 * 60 * 60;
    const row = { ...notificationKey(sub, notification.id), ...notification, expiresAt };
    await transact(dynamodb, [
      {
        Put: {
          TableName,
          Item: marshall(row, { removeUndefinedValues: true }),
          ConditionExpression: absent,
        },
      },
      {
        ConditionCheck: {
          TableName,
          Key: marshall(withdrawnKey(sub, 'ACCOUNT')),
          ConditionExpression: absent,
        },
      },
    ]);
  },
});
