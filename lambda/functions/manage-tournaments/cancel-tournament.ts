import type { Tournament } from '#domain/generated/types';
import type { Caller } from '#lambda/runtime/caller';
import {
  checkStep,
  knownTournament,
  tournamentEvent,
} from '#lambda/functions/manage-tournaments/known-tournament';
import type { Needs } from '#lambda/functions/manage-tournaments/needs';
import type { InputOf } from '#lambda/functions/manage-tournaments/request';
import type { TournamentRow } from '#lambda/stores/tournaments/tournament-row';
import { presentTournament } from '#lambda/services/tournaments/present-tournament';

/** Cancels a published tournament without a result. Buy-ins and reserved coins are paid back afterwards. */
export const cancelTournament =
  (needs: Needs) =>
  async (
    caller: Caller,
    { id, expectedVersion, reason }: InputOf<'cancelTournament'>,
  ): Promise<Tournament> => {
    const now = needs.clock();
    const { row: before, guards } = await knownTournament(needs, caller, id);
    checkStep(before, expectedVersion, ['SCHEDULED', 'RUNNING'], now);
    const published = await needs.published.read(before.brandId);
    const row: TournamentRow = {
      ...before,
      status: 'CANCELLED',
      cancelReason: reason,
      version: before.version + 1,
      updatedAt: now.toISOString(),
    };
    await needs.write([
      ...guards,
      needs.tournaments.replace(row, now.toISOString()),
      needs.tournaments.closeEntries(id),
      needs.published.put(
        row.brandId,
        published,
        published.tournaments.filter(({ tournamentId }) => tournamentId !== id),
      ),
      needs.audit(tournamentEvent(now, 'TOURNAMENT_CANCELLED', caller, row, { reason })),
    ]);
    await needs.wake(id);
    const { admitted } = await needs.tournaments.entrants(id);
    return presentTournament(row, { entrants: admitted, entry: undefined, now });
  };
