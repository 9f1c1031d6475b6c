import type { AuditAction } from '#domain/generated/types';
import type { AuditEntry } from '#lambda/stores/audit/audit-row';
import type { GameVersionRow } from '#lambda/stores/games/game-version-row';
import { ulid } from '#lambda/runtime/ulid';

interface VersionChange {
  readonly action: AuditAction;
  readonly actor: string;
  readonly version: GameVersionRow;
  readonly changes: object;
}

/** An audit event of a version, for the history of its game. */
export function versionEvent(now: Date, { action, actor, version, changes }: VersionChange): AuditEntry {
  const id = ulid(now);
  return {
    entity: { type: 'GAME', id: version.gameId },
    action,
    actor,
    changes: { versionId: version.id, semver: version.semver, ...changes },
    requestId: id,
    at: now.toISOString(),
    id,
  };
}
