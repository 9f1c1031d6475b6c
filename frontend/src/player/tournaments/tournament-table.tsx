import { statusColumn, whenColumn } from '../../parts/lists/columns';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';
import { scoringNames, tournamentStatuses } from '../../parts/tournaments/tournament-labels';
import { coinsOf } from '#domain/wallet/amounts';
import type { Table } from '../../ui/table/table';
import { tournamentPath } from '../../parts/tournaments/tournament-paths';
import { playersOf } from './tournament-card';
import * as messages from './messages';

/** The tournaments of a brand. */
export const tournamentTable = (brandId: string): Table<ShownTournament> => ({
  id: 'tournaments',
  caption: messages.tournaments,
  noun: { one: messages.inTextTournament, many: messages.inTextTournaments },
  title: {
    header: messages.tournament,
    textOf: ({ name }) => name,
    to: ({ id }) => tournamentPath('Tourney', brandId, id),
    note: ({ scoring }) => scoringNames[scoring.model],
  },
  columns: [
    statusColumn(tournamentStatuses, ({ status }) => status),
    whenColumn('start', messages.start, ({ startsAt }) => startsAt),
    whenColumn('end', 'End', ({ endsAt }) => endsAt),
    {
      id: 'entrants',
      header: messages.players,
      width: 110,
      align: 'end',
      valueOf: ({ entrants }) => entrants,
      show: playersOf,
    },
    {
      id: 'prizes',
      header: messages.prizes,
      width: 150,
      align: 'end',
      valueOf: (tournament) => Number(worthOf(tournament)),
      show: (tournament) => `${coinsOf(BigInt(worthOf(tournament)), tournament.decimals)} ${tournament.coin}`,
    },
  ],
});

const worthOf = ({ prizeKind, budget, pool }: ShownTournament): string =>
  prizeKind === 'FIXED' ? budget : pool;
