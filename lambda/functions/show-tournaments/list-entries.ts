import { integer, maxLength, minValue, number, object, pipe, safeParse, string } from 'valibot';
import type { TournamentEntryConnection } from '#domain/generated/types';
import type { Caller } from '#lambda/runtime/caller';
import type { Needs } from '#lambda/functions/show-tournaments/needs';
import { managedFacts } from '#lambda/functions/show-tournaments/tournament';
import { Refusal } from '#lambda/runtime/refusal';
import type { EntryPlace } from '#lambda/stores/tournaments/entry-store';
import { presentEntry } from '#lambda/services/tournaments/present-tournament';

interface Asked {
  readonly tournamentId: string;
  readonly limit: number;
  readonly nextToken: string | null;
}

const placeSchema = object({
  lane: pipe(number(), integer(), minValue(0)),
  playerId: pipe(string(), maxLength(100)),
});

/** The entries of a tournament with the users, for managers of its brand. */
export const listEntries =
  (needs: Needs) =>
  async (caller: Caller, { tournamentId, limit, nextToken }: Asked): Promise<TournamentEntryConnection> => {
    const row = await needs.tournaments.read(tournamentId);
    if (!row) throw new Refusal('tournament.missing');
    await managedFacts(needs, caller, row);
    const { rows, last } = await needs.entries.page(
      row,
      limit,
      nextToken === null ? undefined : placeOf(nextToken),
    );
    const players = await needs.players(
      row.brandId,
      rows.map(({ playerId }) => playerId),
    );
    return {
      items: rows.map((entry) => presentEntry(entry, players.get(entry.playerId))),
      nextToken: last ? Buffer.from(JSON.stringify(last)).toString('base64url') : null,
    };
  };

function placeOf(nextToken: string): EntryPlace {
  try {
    const { success, output } = safeParse(
      placeSchema,
      JSON.parse(Buffer.from(nextToken, 'base64url').toString()),
    );
    if (success) return output;
  } catch {
    // An unreadable token is refused below.
  }
  throw new Refusal('input.invalid', { field: 'nextToken' });
}
