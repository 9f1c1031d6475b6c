import { GetItemCommand, type TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { UserGroup } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { adminCountKey, adminKey, withdrawnKey } from '#domain/keys';
import { Refusal } from '#lambda/runtime/refusal';
import { auditPut, type AuditEntry } from '#lambda/stores/audit/audit-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';
import { transact } from '#lambda/stores/transact';
import { withdrawnPut, type Withdrawable } from '#lambda/stores/users/withdrawn-row';

export interface Withdrawal {
  readonly sub: string;
  /** Includes `ACCOUNT` if the account is deleted. */
  readonly groups: readonly Withdrawable[];
  /**
   * The calling admin; the write is refused if the admin's own access was withdrawn. Undefined for a user's
   * own account.
   */
  readonly caller: string | undefined;
  readonly audit: AuditEntry;
  /** The identity whose files are deleted with the account. */
  readonly identityId?: string | undefined;
}

export interface Grant {
  readonly sub: string;
  readonly group: UserGroup;
  /** The calling admin; undefined for an operator of the AWS account. */
  readonly caller: string | undefined;
  /** Undefined for a user who was already in the group. */
  readonly audit: AuditEntry | undefined;
}

/** Access of users: the deny rows, and the register of admins with its count, which never reaches zero. */
export interface RightsStore {
  isWithdrawn(sub: string, group: Withdrawable): Promise<boolean>;
  /** After a user has joined a group: deletes the deny row and, for ADMINS, adds them to the register. */
  granted(grant: Grant): Promise<void>;
  /** Before a user leaves a group. Refuses `user.last-admin` and `caller.rights-withdrawn`. */
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

  const stands = (caller: string): TransactWriteItem => ({
    ConditionCheck: {
      ...at(withdrawnKey(caller, 'ADMINS')),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  });

  /** Writes with the change of the register, or without it if the register is already correct. */
  const write = async ({ caller, register, rest }: RightsWrite): Promise<void> => {
    const asked = caller === undefined ? [] : guard('caller.access', [stands(caller)]);
    const failed = await transact(dynamodb, [...asked, ...register, ...rest]);
    if (failed.length === 0) return;
    if (asked.length > 0 && failed.includes(0)) throw new Refusal('caller.rights-withdrawn');
    if (register.length === 0)
      throw new Error('A write of access failed, but none of its conditions failed.');
    if (!failed.includes(asked.length)) throw new Refusal('user.last-admin');
    await write({ caller, register: [], rest });
  };

  return {
    isWithdrawn: async (sub, group) => {
      const { Item } = await dynamodb.send(
        new GetItemCommand({ ...at(withdrawnKey(sub, group)), ConsistentRead: true }),
      );
      return Item !== undefined;
    },
    granted: async ({ sub, group, caller, audit }) => {
      const rest: TransactWriteItem[] = [
        { Delete: at(withdrawnKey(sub, group)) },
        ...(audit ? [auditPut(auditTable, audit)] : []),
      ];
      await write({ caller, register: group === 'ADMINS' ? enlist(sub) : [], rest });
    },
    withdraw: async ({ sub, groups, caller, audit, identityId }) => {
      const rest = [
        ...groups.map((group) => withdrawnPut(mainTable, { sub, group, from: audit.at, identityId })),
        auditPut(auditTable, audit),
      ];
      await write({ caller, register: groups.includes('ADMINS') ? discharge(sub) : [], rest });
    },
  };
}

interface RightsWrite {
  readonly caller: string | undefined;
  /** The user's entry in the register, then the count. */
  readonly register: readonly TransactWriteItem[];
  readonly rest: readonly TransactWriteItem[];
}

const numbers = (values: Readonly<Record<string, number>>) => ({
  ExpressionAttributeValues: marshall(values),
});
