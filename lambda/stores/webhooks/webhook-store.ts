import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { number, object, parse, string } from 'valibot';
import { guard } from '#domain/guard';
import { companyKey, webhookCountKey, webhookKey } from '#domain/keys';
import type { Caller } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import { auditPut, type AuditEntry } from '#lambda/stores/audit/audit-row';
import { guardedWrite, stillIn } from '#lambda/stores/guarded-write';
import { ifUnchanged } from '#lambda/stores/if-unchanged';
import { readRow } from '#lambda/stores/read-row';
import { rowsOfPartition } from '#lambda/stores/rows-of-partition';
import type { StoreNeeds } from '#lambda/stores/store-needs';
import { parseWebhook, type WebhookRow } from '#lambda/stores/webhooks/webhook-row';

export interface WebhookOwner {
  readonly owner: string;
  readonly status: string;
}

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
  company(companyId: string): Promise<WebhookOwner | undefined>;
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
    company: (companyId) => readRow(needs, companyKey(companyId), parseOwner),
    endpointsOf: async (companyId) => {
      const { pk: partition, sk: countSort } = webhookCountKey(companyId);
      const rows = await rowsOfPartition(needs, { table: TableName, partition });
      const count = rows.find(({ sk }) => sk === countSort);
      const endpoints = rows.filter((row) => row !== count).map(parseWebhook);
      return { endpoints: endpoints.reverse(), created: count ? parseCount(count) : 0 };
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
          ...guard('webhook.approved-company', [
            {
              write: {
                ConditionCheck: {
                  TableName,
                  Key: marshall(companyKey(companyId)),
                  ConditionExpression: '#status = :approved',
                  ExpressionAttributeNames: { '#status': 'status' },
                  ExpressionAttributeValues: marshall({ ':approved': 'APPROVED' }),
                },
              },
              otherwise: collided,
            },
          ]),
          {
            write: {
              Put: {
                TableName,
                Item: marshall({ ...webhookCountKey(companyId), version: created + 1 }),
                ...ifUnchanged(created),
              },
            },
            otherwise: collided,
          },
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

/** For a transaction: the caller still has the access in their token. */
export const callersAccess = ({ sub, isAdmin }: Caller, mainTable: string) =>
  stillIn(isAdmin ? 'ADMINS' : 'ACCOUNT', sub, mainTable);

const parseOwner = (row: unknown): WebhookOwner => parse(object({ owner: string(), status: string() }), row);
const parseCount = (row: unknown): number => parse(object({ version: number() }), row).version;
