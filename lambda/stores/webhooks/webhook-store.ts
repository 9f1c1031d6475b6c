import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { guard } from '#domain/guard';
import { webhookCountKey, webhookKey } from '#domain/keys';
import type { Caller } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import { auditPut, type AuditEntry } from '#lambda/stores/audit/audit-row';
import {
  callersAccess,
  companyOwner,
  countedRows,
  oneMore,
  stillApproved,
  type CompanyOwner,
} from '#lambda/stores/companies/counted-rows';
import { guardedWrite } from '#lambda/stores/guarded-write';
import { ifUnchanged } from '#lambda/stores/if-unchanged';
import type { StoreNeeds } from '#lambda/stores/store-needs';
import { parseWebhook, type WebhookRow } from '#lambda/stores/webhooks/webhook-row';

export interface CompanyWebhooks {
  /** Newest first. */
  readonly endpoints: readonly WebhookRow[];
  /** The number of endpoints that were ever created. */
  readonly created: number;
}

interface EndpointWrite {
  /** Absent for the system. */
  readonly caller?: Caller;
  readonly endpoint: WebhookRow;
  readonly audit: AuditEntry;
}

/** The webhook endpoints of companies. Writes check the caller's access in the same transaction. */
export interface WebhookStore {
  company(companyId: string): Promise<CompanyOwner | undefined>;
  endpointsOf(companyId: string): Promise<CompanyWebhooks>;
  /** `created` is the number that was read. Refuses if the company is no longer approved. */
  create(write: EndpointWrite & { readonly created: number }): Promise<void>;
  /** Replaces an endpoint. Refuses `write.collided` if `endpoint.version` is not the version before plus one. */
  replace(write: EndpointWrite): Promise<void>;
  /** Refuses an endpoint that does not exist. */
  remove(write: EndpointWrite): Promise<void>;
}

export function webhookStore(needs: StoreNeeds): WebhookStore {
  const { dynamodb, mainTable: TableName, auditTable } = needs;
  const collided = new Refusal('write.collided');
  const write = (
    { caller, audit }: EndpointWrite,
    item: TransactWriteItem,
    otherwise = collided,
    more: Parameters<typeof guardedWrite>[1] = [],
  ) =>
    guardedWrite(dynamodb, [
      ...(caller ? callersAccess(caller, TableName) : []),
      ...more,
      { write: item, otherwise },
      { write: auditPut(auditTable, audit), otherwise: collided },
    ]);
  const itemOf = (endpoint: WebhookRow) =>
    marshall(
      { ...webhookKey(endpoint.companyId, endpoint.id), ...endpoint },
      { removeUndefinedValues: true },
    );
  return {
    company: companyOwner(needs),
    endpointsOf: async (companyId) => {
      const { rows, created } = await countedRows(needs, webhookCountKey(companyId));
      return { endpoints: rows.map(parseWebhook), created };
    },
    create: async ({ created, ...written }) => {
      const { companyId } = written.endpoint;
      await write(
        written,
        {
          Put: { TableName, Item: itemOf(written.endpoint), ConditionExpression: 'attribute_not_exists(pk)' },
        },
        collided,
        [
          ...guard('webhook.approved-company', [stillApproved(TableName, companyId)]),
          oneMore(TableName, webhookCountKey(companyId), created),
        ],
      );
    },
    replace: (written) =>
      write(written, {
        Put: { TableName, Item: itemOf(written.endpoint), ...ifUnchanged(written.endpoint.version - 1) },
      }),
    remove: (written) => {
      const { companyId, id } = written.endpoint;
      const Key = marshall(webhookKey(companyId, id));
      return write(
        written,
        { Delete: { TableName, Key, ConditionExpression: 'attribute_exists(pk)' } },
        new Refusal('webhook.missing'),
      );
    },
  };
}
