import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { AuditAction } from '#domain/generated/types';
import { auditPartition, auditSort, auditTimeKeys, type AuditedEntity } from '#domain/keys';

/** An audit event, as it is stored permanently. */
export interface AuditEntry {
  readonly entity: { readonly type: AuditedEntity; readonly id: string };
  readonly action: AuditAction;
  /** The `sub` of the user who did it, or `system`. */
  readonly actor: string;
  /** The reason that the affected users see. */
  readonly reason?: string;
  /** The new values. */
  readonly changes: Readonly<Record<string, unknown>>;
  readonly requestId: string;
  /** ISO 8601. */
  readonly at: string;
  readonly id: string;
}

/** Creates the audit row for the transaction that it describes. */
export function auditPut(auditTable: string, entry: AuditEntry): TransactWriteItem {
  const { entity, ...event } = entry;
  return {
    Put: {
      TableName: auditTable,
      Item: marshall({
        pk: auditPartition(entity.type, entity.id),
        sk: auditSort(entry.at, entry.id),
        ...auditTimeKeys(entry.at, entry.id),
        ...event,
      }),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}
