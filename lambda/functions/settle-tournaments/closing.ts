import type { AuditAction } from '#domain/generated/types';
import type { Needs } from '#lambda/functions/settle-tournaments/needs';
import type { AuditEntry } from '#lambda/stores/audit/audit-row';
import type { GuardedItem } from '#lambda/stores/guarded-write';
import type { TournamentRow } from '#lambda/stores/tournaments/tournament-row';
import { ulid } from '#lambda/runtime/ulid';

/**
 * The transaction item that removes the tournament from the published ones, so that rounds no longer check
 * it.
 */
export async function withoutTournament(
  { published }: Pick<Needs, 'published'>,
  { id, brandId }: TournamentRow,
): Promise<readonly GuardedItem[]> {
  const before = await published.read(brandId);
  const others = before.tournaments.filter(({ tournamentId }) => tournamentId !== id);
  return others.length === before.tournaments.length ? [] : [published.put(brandId, before, others)];
}

/** An audit event of NovaLink itself, for the history of the brand. */
export function systemEvent(
  now: Date,
  action: AuditAction,
  { id: tournamentId, brandId, name }: TournamentRow,
  { reason, ...changes }: { readonly reason?: string } & Readonly<Record<string, unknown>>,
): AuditEntry {
  const id = ulid(now);
  return {
    entity: { type: 'BRAND', id: brandId },
    action,
    actor: 'system',
    changes: { tournamentId, name, ...changes },
    ...(reason !== undefined && { reason }),
    requestId: id,
    at: now.toISOString(),
    id,
  };
}
