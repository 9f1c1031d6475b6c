import type { AuditAction, UserGroup } from '#domain/generated/types';
import type { AuditEntry } from '#lambda/stores/audit/audit-row';
import { ulid } from '#lambda/runtime/ulid';

interface UserChange {
  readonly action: AuditAction;
  /** The `sub` of the acting user, or `system`. */
  readonly actor: string;
  readonly sub: string;
  readonly groups: readonly UserGroup[];
}

/** An audit event of a change to a user's groups, for the history of the user. */
export function userEvent(now: Date, { action, actor, sub, groups }: UserChange): AuditEntry {
  const id = ulid(now);
  const entity = { type: 'USER', id: sub } as const;
  return { entity, action, actor, changes: { groups }, requestId: id, at: now.toISOString(), id };
}
