import { statusAt } from '#domain/tournaments/lifecycle';
import { cancelShort, finishCancelled } from '#lambda/functions/settle-tournaments/cancelled';
import type { Needs } from '#lambda/functions/settle-tournaments/needs';
import { settleEnded } from '#lambda/functions/settle-tournaments/settle-ended';
import type { TournamentRow } from '#lambda/stores/tournaments/tournament-row';
import { settlesAt } from '#lambda/services/tournaments/due-times';

export interface Swept {
  /** The ids of the tournaments that needed work. */
  readonly done: readonly string[];
  readonly failed: readonly string[];
}

/**
 * Does the work of one tournament, or of all that are due. Every step can be repeated: schedules may fire late, twice or
 * not at all, and two processes may work on the same tournament.
 */
export const settleTournaments =
  (needs: Needs) =>
  async (tournamentId: string | undefined): Promise<Swept> => {
    if (tournamentId !== undefined) {
      await work(needs, tournamentId);
      return { done: [tournamentId], failed: [] };
    }
    const done: string[] = [];
    const failed: string[] = [];
    for (const id of await needs.tournaments.due(needs.clock())) {
      try {
        await work(needs, id);
        done.push(id);
      } catch (error) {
        // A failed tournament must not delay the others.
        failed.push(id);
        needs.logger.error('A tournament was not processed', {
          ...{ tournamentId: id, fault: error instanceof Error ? error.message : 'unknown' },
        });
      }
    }
    return { done, failed };
  };

async function work(needs: Needs, id: string): Promise<void> {
  const row = await needs.tournaments.read(id);
  if (!row) return;
  const now = needs.clock();
  if (row.status === 'CANCELLED') return finishCancelled(needs, row);
  if (row.status !== 'PUBLISHED') return;
  if (now >= settlesAt(row)) return settleEnded(needs, row);
  if (await isShort(needs, row, now)) return cancelShort(needs, row);
}

/** Whether a tournament has started with fewer entrants than it needs. */
async function isShort(needs: Needs, row: TournamentRow, now: Date): Promise<boolean> {
  if (row.minEntrants <= 1 || statusAt(row, now.getTime()) === 'SCHEDULED') return false;
  return (await needs.tournaments.entrants(row.id)).admitted < row.minEntrants;
}
