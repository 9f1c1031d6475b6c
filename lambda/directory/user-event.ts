import type { AuditAction, UserGroup } from '#domain/generated/types';
import type { AuditEntry } from '#lambda/stores/audit/audit-row';
import { ulid } from '#lambda/ulid';

interface UserChange {
  readonly action: AuditAction;
  /** The `sub` of who did it, or `system`. */
  readonly actor: string;
  readonly sub: string;
  readonly groups: readonly UserGroup[];
}

/** What happened to a user's groups, for their history. */
export function userEvent(now: Date, { action, actor, sub, groups }: UserChange): AuditEntry {
  const id = ulid(now);
  const entity = { type: 'USER', id: sub } as const;
  return { entity, action, actor, changes: { groups }, requestId: id, at: now.toISOString(), id };
}
