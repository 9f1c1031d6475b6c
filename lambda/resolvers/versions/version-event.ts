import type { AuditAction } from '#domain/generated/types';
import { auditPartition } from '#domain/keys';
import type { AuditedEvent } from '../audited-write';
import type { Values } from '../transaction';

/** Events of a version are part of its game's history. */
export const versionEvent = (
  { gameId, id }: { readonly gameId: string; readonly id: string },
  at: string,
  action: AuditAction,
  changes: Values,
): AuditedEvent => ({
  entity: auditPartition('GAME', gameId),
  at,
  action,
  changes: { ...changes, versionId: id },
});
