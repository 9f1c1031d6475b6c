import { statusColumn, whenColumn } from '../../parts/lists/columns';
import type { ShownTournament } from '../../parts/tournaments/list-tournaments';
import { scoringNames, tournamentStatuses } from '../../parts/tournaments/tournament-labels';
import { coinsOf } from '#domain/wallet/amounts';
import type { Table } from '../../ui/table/table';
import { tournamentPath } from '../../parts/tournaments/tournament-paths';
import { playersOf } from './tournament-card';

/** The tournaments of a brand. */
export const tournamentTable = (brandId: string): Table<ShownTournament> => ({
  id: 'tournaments',
  caption: 'Tournaments',
  noun: { one: 'tournament', many: 'tournaments' },
  title: {
    header: 'Tournament',
    textOf: ({ name }) => name,
    to: ({ id }) => tournamentPath('Tourney', brandId, id),
    note: ({ scoring }) => scoringNames[scoring.model],
  },
  columns: [
    statusColumn(tournamentStatuses, ({ status }) => status),
    whenColumn('start', 'Start', ({ startsAt }) => startsAt),
    whenColumn('end', 'End', ({ endsAt }) => endsAt),
    {
      id: 'entrants',
      header: 'Players',
      width: 110,
      align: 'end',
      valueOf: ({ entrants }) => entrants,
      show: playersOf,
    },
    {
      id: 'prizes',
      header: 'Prizes',
      width: 150,
      align: 'end',
      valueOf: (tournament) => Number(worthOf(tournament)),
      show: (tournament) => `${coinsOf(BigInt(worthOf(tournament)), tournament.decimals)} ${tournament.coin}`,
    },
  ],
});

const worthOf = ({ prizeKind, budget, pool }: ShownTournament): string =>
  prizeKind === 'FIXED' ? budget : pool;
