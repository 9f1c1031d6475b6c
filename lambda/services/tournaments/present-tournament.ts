import type { Tournament, TournamentEntry } from '#domain/generated/types';
import { statusAt } from '#domain/tournaments/lifecycle';
import { poolOf } from '#domain/tournaments/rules';
import type { EntryRow } from '#lambda/stores/tournaments/entry-row';
import { budgetOf, setPrizes, type TournamentRow } from '#lambda/stores/tournaments/tournament-row';

export interface PresentedWith {
  /** The number of admitted entries. */
  readonly entrants: number;
  /** The caller's own entry. */
  readonly entry: EntryRow | undefined;
  readonly now: Date;
}

/** A tournament as the API returns it. */
export function presentTournament(row: TournamentRow, { entrants, entry, now }: PresentedWith): Tournament {
  const { createdBy: _createdBy, prizesSetAt: _prizesSetAt, ...presented } = row;
  return {
    ...presented,
    // Only managers see drafts.
    prizesSetBy: row.status === 'DRAFT' ? setPrizes(row).by : null,
    budget: `${budgetOf(row)}`,
    pool: `${poolOf(row, entrants)}`,
    entrants: row.result?.entrants ?? entrants,
    // The result is final only after the prizes are paid.
    result: row.settledAt === null ? null : presentResult(row.result),
    status: statusAt(row, now.getTime()),
    entry: entry ? presentEntry(entry) : null,
  };
}

function presentResult(result: TournamentRow['result']): Tournament['result'] {
  if (!result) return null;
  const { entrants, ranked, paid, resultHash } = result;
  return { entrants, ranked, paid, resultHash };
}

/** An entry without the user; `user` adds the user of the player, for managers. */
export const presentEntry = (
  { tournamentId, entryId, status, createdAt, admittedAt }: EntryRow,
  user?: { readonly userId: string; readonly displayName: string | null },
): TournamentEntry => ({
  id: entryId,
  tournamentId,
  status,
  createdAt,
  admittedAt: admittedAt === null ? null : new Date(admittedAt).toISOString(),
  userId: user?.userId ?? null,
  displayName: user?.displayName ?? null,
});
