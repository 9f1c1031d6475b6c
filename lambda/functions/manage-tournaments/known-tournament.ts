import type { AuditAction } from '#domain/generated/types';
import { statusAt, type TournamentStatus } from '#domain/tournaments/lifecycle';
import type { Caller } from '#lambda/runtime/caller';
import type { Needs } from '#lambda/functions/manage-tournaments/needs';
import { brandEvent, managedBrandOf, type ManagedBrand } from '#lambda/services/brands/managed-brand';
import { Refusal } from '#lambda/runtime/refusal';
import type { AuditEntry } from '#lambda/stores/audit/audit-row';
import type { TournamentRow } from '#lambda/stores/tournaments/tournament-row';

export interface Known extends ManagedBrand {
  readonly row: TournamentRow;
}

/**
 * Returns a tournament to a manager of its brand. Refuses `tournament.missing`, also for users who may not
 * see it.
 */
export async function knownTournament(needs: Needs, caller: Caller, id: string): Promise<Known> {
  const row = await needs.tournaments.read(id);
  if (!row) throw new Refusal('tournament.missing');
  return { row, ...(await managedBrandOf(needs, caller, row.brandId, 'tournament.missing')) };
}

/** Refuses `tournament.stale` and `tournament.wrong-status`. */
export function checkStep(
  row: TournamentRow,
  expectedVersion: number,
  from: readonly TournamentStatus[],
  now: Date,
): void {
  if (row.version !== expectedVersion) throw new Refusal('tournament.stale');
  const status = statusAt(row, now.getTime());
  if (!from.includes(status)) throw new Refusal('tournament.wrong-status', { status });
}

/** An audit event of a manager's action, for the history of the brand. */
export const tournamentEvent = (
  now: Date,
  action: AuditAction,
  { sub }: Pick<Caller, 'sub'>,
  { id: tournamentId, brandId, name }: Pick<TournamentRow, 'id' | 'brandId' | 'name'>,
  { reason, ...changes }: { readonly reason?: string } & Readonly<Record<string, unknown>> = {},
): AuditEntry =>
  brandEvent(now, {
    ...{ action, actor: sub, brandId, reason },
    changes: { tournamentId, name, ...changes },
  });
