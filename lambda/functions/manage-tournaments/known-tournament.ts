import type { AuditAction } from '#domain/generated/types';
import { statusAt, type TournamentStatus } from '#domain/tournaments/lifecycle';
import { checkManages, readFacts } from '#lambda/brand-standing';
import type { Caller } from '#lambda/caller';
import type { Needs } from '#lambda/functions/manage-tournaments/needs';
import { Refusal } from '#lambda/refusal';
import type { AuditEntry } from '#lambda/stores/audit/audit-row';
import type { BrandFacts } from '#lambda/stores/brands/brand-store';
import type { GuardedItem } from '#lambda/stores/guarded-write';
import type { TournamentRow } from '#lambda/stores/tournaments/tournament-row';
import { ulid } from '#lambda/ulid';

export interface Known {
  readonly row: TournamentRow;
  readonly facts: BrandFacts;
  /** What lets the caller manage the brand, for the write to check again. */
  readonly guards: readonly GuardedItem[];
}

/** The brand for one of its managers; nobody else learns that it is there. */
export async function managedBrand(
  needs: Needs,
  caller: Caller,
  brandId: string,
): Promise<Omit<Known, 'row'>> {
  const facts = await readFacts(needs, caller, brandId);
  const guards = checkManages(needs, caller, facts);
  if (facts.isClosed) throw new Refusal('brand.closed');
  return { facts, guards };
}

/** A tournament for a manager of its brand. Refuses `tournament.missing`, also for those who may not know it. */
export async function knownTournament(needs: Needs, caller: Caller, id: string): Promise<Known> {
  const row = await needs.tournaments.read(id);
  if (!row) throw new Refusal('tournament.missing');
  try {
    return { row, ...(await managedBrand(needs, caller, row.brandId)) };
  } catch (fault) {
    const isUnknown =
      fault instanceof Refusal && ['brand.missing', 'brand.level-too-low'].includes(fault.code);
    throw isUnknown ? new Refusal('tournament.missing') : fault;
  }
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

/** What a manager did, for the history of the brand. */
export function tournamentEvent(
  now: Date,
  action: AuditAction,
  { sub }: Pick<Caller, 'sub'>,
  { id: tournamentId, brandId, name }: Pick<TournamentRow, 'id' | 'brandId' | 'name'>,
  { reason, ...changes }: { readonly reason?: string } & Readonly<Record<string, unknown>> = {},
): AuditEntry {
  const id = ulid(now);
  return {
    entity: { type: 'BRAND', id: brandId },
    action,
    actor: sub,
    changes: { tournamentId, name, ...changes },
    ...(reason !== undefined && { reason }),
    requestId: id,
    at: now.toISOString(),
    id,
  };
}
