import type { TournamentEntry } from '#domain/generated/types';
import { acceptsEntries } from '#domain/tournaments/lifecycle';
import { newPlay } from '#domain/tournaments/played-tournaments';
import { checkNotManager } from '#lambda/services/brands/brand-managers';
import type { Caller } from '#lambda/runtime/caller';
import { knownTournament, tournamentEvent } from '#lambda/functions/manage-tournaments/known-tournament';
import type { Needs } from '#lambda/functions/manage-tournaments/needs';
import type { InputOf } from '#lambda/functions/manage-tournaments/request';
import type { ManagedBrand } from '#lambda/services/brands/managed-brand';
import { Refusal } from '#lambda/runtime/refusal';
import { nextPlay } from '#lambda/stores/play/play-row';
import type { EntryRow } from '#lambda/stores/tournaments/entry-row';
import { rulesOfTournament, type TournamentRow } from '#lambda/stores/tournaments/tournament-row';
import { presentEntry } from '#lambda/services/tournaments/present-tournament';

/** Admits or declines a player who applied. The player's rounds count from the admission on. Managers cannot be admitted. */
export const decideTournamentEntry =
  (needs: Needs) =>
  async (
    caller: Caller,
    { tournamentId, entryId, admitted }: InputOf<'decideTournamentEntry'>,
  ): Promise<TournamentEntry> => {
    const { row, facts, guards } = await knownTournament(needs, caller, tournamentId);
    const entry = await findEntry(needs, row, entryId);
    if (!entry) throw new Refusal('entry.missing');
    if (entry.status !== 'WAITING') throw new Refusal('entry.decided', { status: entry.status });
    const now = needs.clock();
    if (!acceptsEntries(row, now.getTime())) throw new Refusal('tournament.closed');
    if (admitted) await checkEntrant(needs, facts, entry.playerId);
    const decided: EntryRow = {
      ...entry,
      status: admitted ? 'ADMITTED' : 'DECLINED',
      admittedAt: admitted ? now.getTime() : null,
    };
    await needs.write([
      ...guards,
      needs.entries.decide(decided, row.entryMode),
      needs.tournaments.count(row.id, { admitted: admitted ? 1 : 0, waiting: -1 }, row.maxEntrants),
      ...(admitted ? [await admission(needs, row, decided, now)] : []),
      needs.audit(
        tournamentEvent(now, 'TOURNAMENT_ENTRY_DECIDED', caller, row, { entryId, status: decided.status }),
      ),
    ]);
    return presentEntry(decided);
  };

/** Refuses a player who became a manager of the brand after the application. */
async function checkEntrant(needs: Needs, { brand }: ManagedBrand['facts'], playerId: string): Promise<void> {
  const player = (await needs.players(brand.id, [playerId])).get(playerId);
  if (!player) return;
  const { userId: sub, level } = player;
  checkNotManager(brand, { sub, level, isAdmin: await needs.isAdmin(sub) });
}

async function findEntry(needs: Needs, row: TournamentRow, entryId: string): Promise<EntryRow | undefined> {
  for await (const rows of needs.entries.every(row)) {
    const found = rows.find((entry) => entry.entryId === entryId);
    if (found) return found;
  }
  return undefined;
}

/** Adds the entry to the player's row, so that their next round counts. */
async function admission(needs: Needs, row: TournamentRow, { playerId, entryId }: EntryRow, now: Date) {
  const play = await needs.plays.read(row.brandId, playerId);
  // The application created the entry.
  if (!play) throw new Error(`The player of the entry ${entryId} has no row.`);
  const entered = newPlay(rulesOfTournament(row), entryId, now.getTime());
  const after = nextPlay(play, { tournaments: { ...play.tournaments, [row.id]: entered } });
  return { write: needs.plays.put(after), otherwise: new Refusal('write.collided') };
}
