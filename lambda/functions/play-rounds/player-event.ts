import type { AuditAction } from '#domain/generated/types';
import type { AuditEntry } from '#lambda/stores/audit/audit-row';
import type { BrandUserRow } from '#lambda/stores/brands/brand-user-row';
import { ulid } from '#lambda/runtime/ulid';

/** An audit event of a player's own action, for the history of the brand. */
export function playerEvent(
  now: Date,
  action: AuditAction,
  { brandId, userId }: BrandUserRow,
  changes: object,
): AuditEntry {
  const id = ulid(now);
  return {
    entity: { type: 'BRAND', id: brandId },
    action,
    actor: userId,
    changes: { userId, ...changes },
    requestId: id,
    at: now.toISOString(),
    id,
  };
}
