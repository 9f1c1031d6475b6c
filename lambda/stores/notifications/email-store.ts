import { marshall } from '@aws-sdk/util-dynamodb';
import { array, nullish, object, parse, picklist, string, type InferOutput } from 'valibot';
import type { TestRunStatus, UserGroup } from '#domain/generated/types';
import { notificationKey, settingsKey, withdrawnKey } from '#domain/keys';
import { notificationTopics, standardEmailTopics } from '#domain/notifications/email-topics';
import { notifiedActions } from '#domain/audit/audit-actions';
import { groupPrecedence } from '#domain/user-groups';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';
import { transact } from '#lambda/stores/transact';

const runStatuses = [
  'PASSED',
  'FAILED',
  'INCONCLUSIVE',
  'ERROR',
  'CANCELLED',
] as const satisfies readonly TestRunStatus[];

const notificationSchema = object({
  action: picklist(notifiedActions),
  name: nullish(string()),
  semver: nullish(string()),
  reason: nullish(string()),
  gameId: nullish(string()),
  versionId: nullish(string()),
  casinoId: nullish(string()),
  brandId: nullish(string()),
  promotionId: nullish(string()),
  group: nullish(picklist(Object.keys(groupPrecedence) as UserGroup[])),
  testRunStatus: nullish(picklist(runStatuses)),
});
const settingsSchema = object({ emailTopics: array(picklist(notificationTopics)) });

export type KeptNotification = InferOutput<typeof notificationSchema>;

export interface EmailStore {
  find(sub: string, id: string): Promise<KeptNotification | undefined>;
  topicsOf(sub: string): Promise<readonly string[]>;
  /** Marks a notification as e-mailed. Returns false if it already was, or if it or the account no longer exists. */
  claim(sub: string, id: string, at: string): Promise<boolean>;
  /** Removes the mark, so that a retry can send it. */
  release(sub: string, id: string): Promise<void>;
}

export function emailStore(needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): EmailStore {
  const { dynamodb, mainTable: TableName } = needs;
  return {
    find: (sub, id) => readRow(needs, notificationKey(sub, id), (row) => parse(notificationSchema, row)),
    topicsOf: async (sub) =>
      (await readRow(needs, settingsKey(sub), (row) => parse(settingsSchema, row)))?.emailTopics ??
      standardEmailTopics,
    claim: async (sub, id, at) => {
      const claimed = {
        TableName,
        Key: marshall(notificationKey(sub, id)),
        UpdateExpression: 'SET emailedAt = :at',
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(emailedAt)',
        ExpressionAttributeValues: marshall({ ':at': at }),
      };
      const kept = {
        TableName,
        Key: marshall(withdrawnKey(sub, 'ACCOUNT')),
        ConditionExpression: 'attribute_not_exists(pk)',
      };
      const failed = await transact(dynamodb, [{ Update: claimed }, { ConditionCheck: kept }]);
      return failed.length === 0;
    },
    release: async (sub, id) => {
      const released = {
        TableName,
        Key: marshall(notificationKey(sub, id)),
        UpdateExpression: 'REMOVE emailedAt',
        // Does not recreate a notification that was deleted in the meantime.
        ConditionExpression: 'attribute_exists(pk)',
      };
      await transact(dynamodb, [{ Update: released }]);
    },
  };
}
