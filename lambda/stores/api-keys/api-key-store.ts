import { marshall } from '@aws-sdk/util-dynamodb';
import { guard } from '#domain/guard';
import { apiKeyCountKey, apiKeyKey } from '#domain/keys';
import { limits } from '#domain/limits';
import { addDays } from '#domain/counters/days';
import type { Caller } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import { parseApiKey, type ApiKeyRow } from '#lambda/stores/api-keys/api-key-row';
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
import type { StoreNeeds } from '#lambda/stores/store-needs';

export interface CompanyKeys {
  /** Newest first. */
  readonly keys: readonly ApiKeyRow[];
  /** The number of keys that were ever created. */
  readonly created: number;
}

/** The API keys of companies. Writes check the caller's access in the same transaction. */
export interface ApiKeyStore {
  company(companyId: string): Promise<CompanyOwner | undefined>;
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
  return {
    company: companyOwner(needs),
    keysOf: async (companyId) => {
      const { rows, created } = await countedRows(needs, apiKeyCountKey(companyId));
      return { keys: rows.map(parseApiKey), created };
    },
    create: async ({ caller, key, audit, created }) => {
      const { companyId, id, expiresOn } = key;
      await guardedWrite(dynamodb, [
        ...callersAccess(caller, TableName),
        ...guard('api-key.approved-company', [stillApproved(TableName, companyId)]),
        oneMore(TableName, apiKeyCountKey(companyId), created),
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
        ...callersAccess(caller, TableName),
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
