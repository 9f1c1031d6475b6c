import { marshall } from '@aws-sdk/util-dynamodb';
import { number, object, parse, string } from 'valibot';
import { guard } from '#domain/guard';
import { apiKeyCountKey, apiKeyKey, companyKey } from '#domain/keys';
import { limits } from '#domain/limits';
import { addDays } from '#domain/counters/days';
import type { Caller } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import { parseApiKey, type ApiKeyRow } from '#lambda/stores/api-keys/api-key-row';
import { auditPut, type AuditEntry } from '#lambda/stores/audit/audit-row';
import { guardedWrite, stillIn } from '#lambda/stores/guarded-write';
import { ifUnchanged } from '#lambda/stores/if-unchanged';
import { readRow } from '#lambda/stores/read-row';
import { rowsOfPartition } from '#lambda/stores/rows-of-partition';
import type { StoreNeeds } from '#lambda/stores/store-needs';

export interface KeyOwner {
  readonly owner: string;
  readonly status: string;
}

export interface CompanyKeys {
  /** Newest first. */
  readonly keys: readonly ApiKeyRow[];
  /** The number of keys that were ever created. */
  readonly created: number;
}

/** The API keys of companies. Writes check the caller's access in the same transaction. */
export interface ApiKeyStore {
  company(companyId: string): Promise<KeyOwner | undefined>;
  keysOf(companyId: string): Promise<CompanyKeys>;
  /** `created` is the number that was read. Refuses if the company is no longer approved. */
  create(write: KeyWrite & { readonly created: number }): Promise<void>;
  /** Refuses a key that is missing or already revoked. */
  revoke(write: KeyWrite & { readonly at: Date }): Promise<void>;
}

interface KeyWrite {
  readonly caller: Caller;
  readonly key: ApiKeyRow;
  readonly audit: AuditEntry;
}

export function apiKeyStore(needs: StoreNeeds): ApiKeyStore {
  const { dynamodb, mainTable: TableName, auditTable } = needs;
  const collided = new Refusal('write.collided');
  const callersAccess = ({ sub, isAdmin }: Caller) => stillIn(isAdmin ? 'ADMINS' : 'ACCOUNT', sub, TableName);
  return {
    company: (companyId) => readRow(needs, companyKey(companyId), parseOwner),
    keysOf: async (companyId) => {
      const { pk: partition, sk: countSort } = apiKeyCountKey(companyId);
      const rows = await rowsOfPartition(needs, { table: TableName, partition });
      const count = rows.find(({ sk }) => sk === countSort);
      const keys = rows.filter((row) => row !== count).map(parseApiKey);
      return { keys: keys.reverse(), created: count ? parseCount(count) : 0 };
    },
    create: async ({ caller, key, audit, created }) => {
      const { companyId, id, expiresOn } = key;
      await guardedWrite(dynamodb, [
        ...callersAccess(caller),
        ...guard('api-key.approved-company', [
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
              Item: marshall({ ...apiKeyCountKey(companyId), version: created + 1 }),
              ...ifUnchanged(created),
            },
          },
          otherwise: collided,
        },
        {
          write: {
            Put: {
              TableName,
              Item: marshall(
                {
                  ...apiKeyKey(companyId, id),
                  ...key,
                  ...(expiresOn !== undefined && { expiresAt: listedUntil(expiresOn) }),
                },
                { removeUndefinedValues: true },
              ),
              ConditionExpression: 'attribute_not_exists(pk)',
            },
          },
          otherwise: collided,
        },
        { write: auditPut(auditTable, audit), otherwise: collided },
      ]);
    },
    revoke: async ({ caller, key: { companyId, id }, audit, at }) => {
      const revokedAt = at.toISOString();
      await guardedWrite(dynamodb, [
        ...callersAccess(caller),
        {
          write: {
            Update: {
              TableName,
              Key: marshall(apiKeyKey(companyId, id)),
              UpdateExpression:
                'SET revokedAt = :at, revokedBy = :by, expiresAt = :listedUntil REMOVE secret',
              ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(revokedAt)',
              ExpressionAttributeValues: marshall({
                ':at': revokedAt,
                ':by': caller.sub,
                ':listedUntil': listedUntil(revokedAt.slice(0, 10)),
              }),
            },
          },
          otherwise: new Refusal('api-key.missing'),
        },
        { write: auditPut(auditTable, audit), otherwise: collided },
      ]);
    },
  };
}

/** The time at which the table removes the key, in seconds. */
const listedUntil = (day: string): number =>
  Date.parse(`${addDays(day, limits.apiKey.listedDays + 1)}T00:00:00.000Z`) / 1000;

const parseOwner = (row: unknown): KeyOwner => parse(object({ owner: string(), status: string() }), row);
const parseCount = (row: unknown): number => parse(object({ version: number() }), row).version;
