import { array, object, optional, parse, picklist, string, type InferOutput } from 'valibot';
import type { ApiKey, ApiKeyScope, ApiKeyScheme, ApiKeyStatus } from '#domain/generated/types';
import { apiScopes } from '#domain/api/scopes';

const schema = object({
  id: string(),
  companyId: string(),
  name: string(),
  scheme: picklist(['V1', 'ED25519'] satisfies ApiKeyScheme[]),
  scopes: array(picklist(Object.keys(apiScopes) as ApiKeyScope[])),
  /** The encrypted secret of V1, in base64. */
  secret: optional(string()),
  publicKey: optional(string()),
  createdBy: string(),
  createdAt: string(),
  /** The last day on which the key is valid, in UTC. */
  expiresOn: optional(string()),
  lastUsedAt: optional(string()),
  revokedAt: optional(string()),
});

/** An API key as it is stored. */
export type ApiKeyRow = Readonly<InferOutput<typeof schema>>;

export const parseApiKey = (row: unknown): ApiKeyRow => parse(schema, row);

/** The value of the header `X-Novalink-Key`. */
export const keyIdOf = ({ companyId, id }: Pick<ApiKeyRow, 'companyId' | 'id'>) => `${companyId}.${id}`;

export function keyStatus({ revokedAt, expiresOn }: ApiKeyRow, now: Date): ApiKeyStatus {
  if (revokedAt !== undefined) return 'REVOKED';
  return expiresOn !== undefined && expiresOn < now.toISOString().slice(0, 10) ? 'EXPIRED' : 'ACTIVE';
}

/** The key as its owner sees it, without the secret. */
export function shownKey(row: ApiKeyRow, now: Date): ApiKey {
  const {
    secret: _,
    publicKey = null,
    expiresOn = null,
    lastUsedAt = null,
    revokedAt = null,
    ...shown
  } = row;
  const dates = { expiresOn, lastUsedAt, revokedAt };
  return { ...shown, keyId: keyIdOf(row), publicKey, status: keyStatus(row, now), ...dates };
}
