import { GetItemCommand, type TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { UserGroup } from '#domain/generated/types';
import { adminCountKey, adminKey, withdrawnKey } from '#domain/keys';
import { Refusal } from '#lambda/refusal';
import { auditPut, type AuditEntry } from '#lambda/stores/audit-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';
import { transact } from '#lambda/stores/transact';
import { withdrawnPut } from '#lambda/stores/withdrawn-row';

export interface Withdrawal {
  readonly sub: string;
  readonly groups: readonly UserGroup[];
  /** The admin who asks; refused when their own rights are withdrawn by then. */
  readonly caller: string;
  readonly audit: AuditEntry;
}

/** Who has which rights: the deny rows, and the roll of admins with its count, which never reaches zero. */
export interface RightsStore {
  isWithdrawn(sub: string, group: UserGroup): Promise<boolean>;
  /** After the person joined: ends the deny row and, for ADMINS, puts them on the roll. */
  granted(grant: { sub: string; group: UserGroup; audit: AuditEntry | undefined }): Promise<void>;
  /** Before the person leaves: refuses `user.last-admin` and `caller.rights-withdrawn`. */
  withdraw(withdrawal: Withdrawal): Promise<void>;
}

export function rightsStore({ dynamodb, mainTable, auditTable }: StoreNeeds): RightsStore {
  const at = (key: Readonly<Record<string, string>>) => ({ TableName: mainTable, Key: marshall(key) });

  const enlist = (sub: string): TransactWriteItem[] => [
    {
      Put: {
        TableName: mainTable,
        Item: marshall({ ...adminKey(sub), sub }),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    { Update: { ...at(adminCountKey), UpdateExpression: 'ADD admins :one', ...numbers({ ':one': 1 }) } },
  ];
  const discharge = (sub: string): TransactWriteItem[] => [
    { Delete: { ...at(adminKey(sub)), ConditionExpression: 'attribute_exists(pk)' } },
    {
      Update: {
        ...at(adminCountKey),
        UpdateExpression: 'ADD admins :less',
        ConditionExpression: 'admins > :one',
        ...numbers({ ':less': -1, ':one': 1 }),
      },
    },
  ];

  return {
    isWithdrawn: async (sub, group) => {
      const { Item } = await dynamodb.send(
        new GetItemCommand({ ...at(withdrawnKey(sub, group)), ConsistentRead: true }),
      );
      return Item !== undefined;
    },
    granted: async ({ sub, group, audit }) => {
      const rest: TransactWriteItem[] = [
        { Delete: at(withdrawnKey(sub, group)) },
        ...(audit ? [auditPut(auditTable, audit)] : []),
      ];
      const failed = await transact(dynamodb, group === 'ADMINS' ? [...enlist(sub), ...rest] : rest);
      // Already on the roll: the count stands, the rest is still to be written.
      if (failed.length > 0) await transact(dynamodb, rest);
    },
    withdraw: async ({ sub, groups, caller, audit }) => {
      const callerActs: TransactWriteItem = {
        ConditionCheck: {
          ...at(withdrawnKey(caller, 'ADMINS')),
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      };
      const rest = [
        callerActs,
        ...groups.map((group) => withdrawnPut(mainTable, sub, group, audit.at)),
        auditPut(auditTable, audit),
      ];
      const roll = groups.includes('ADMINS') ? discharge(sub) : [];
      const failed = await transact(dynamodb, [...roll, ...rest]);
      if (failed.length === 0) return;
      if (failed.includes(roll.length)) throw new Refusal('caller.rights-withdrawn');
      if (roll.length === 0 || !failed.includes(0)) throw new Refusal('user.last-admin');
      // Not on the roll, so the count does not move.
      if ((await transact(dynamodb, rest)).length > 0) throw new Refusal('caller.rights-withdrawn');
    },
  };
}

const numbers = (values: Readonly<Record<string, number>>) => ({
  ExpressionAttributeValues: marshall(values),
});
