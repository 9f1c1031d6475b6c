import type { AuditAction } from '#domain/generated/types';
import type { Caller } from '#lambda/runtime/caller';
import { ulid } from '#lambda/runtime/ulid';
import type { ApiKeyRow } from '#lambda/stores/api-keys/api-key-row';
import type { AuditEntry } from '#lambda/stores/audit/audit-row';

/** An audit event of an API key, for the history of its company. */
export function keyEvent(
  now: Date,
  action: Extract<AuditAction, `API_KEY_${string}`>,
  { sub: actor }: Caller,
  { id: apiKeyId, companyId, name, scheme, scopes, expiresOn }: ApiKeyRow,
): AuditEntry {
  const id = ulid(now);
  const changes = { apiKeyId, name, scheme, scopes, expiresOn: expiresOn ?? null };
  const entity = { type: 'COMPANY', id: companyId } as const;
  return { entity, action, actor, changes, requestId: id, at: now.toISOString(), id };
}
