import type { PlayDay } from '#domain/generated/types';
import { coinTable, type ExportTable } from '../../parts/dashboards/metrics-export';

/** Play by day and coin. */
export const dayTable = (days: readonly PlayDay[]): ExportTable =>
  coinTable(
    'days',
    ['day', 'players', 'newPlayers', 'sessions', 'playedSeconds'],
    days.map(({ day, players, newPlayers, sessions, playedSeconds, coins }) => ({
      keys: [day, players, newPlayers, sessions, playedSeconds],
      coins,
    })),
  );
