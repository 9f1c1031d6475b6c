import { unmarshall } from '@aws-sdk/util-dynamodb';
import { parseEntry, type EntryRow } from '#lambda/stores/tournaments/entry-row';
import { parseTournament, type TournamentRow } from '#lambda/stores/tournaments/tournament-row';
import { inPartition, putsIn, updatesOf, type Commit } from '#test/storm/commits';

export const entriesIn = ({ writes }: Commit): readonly EntryRow[] =>
  inPartition(putsIn(writes, 'Main'), 'ENTRIES#').map((item) => parseEntry(unmarshall(item)));

export const tournamentsIn = ({ writes }: Commit): readonly TournamentRow[] =>
  inPartition(putsIn(writes, 'Main'), 'TOURNAMENT#').map((item) => parseTournament(unmarshall(item)));

/** The tournaments that accept no further entries. */
export const closedIn = ({ writes }: Commit): readonly string[] =>
  updatesOf(writes, 'Main').flatMap(({ Key, UpdateExpression }) =>
    UpdateExpression?.includes('isClosed') ? [(Key?.pk?.S ?? '').slice('TOURNAMENT#'.length)] : [],
  );
