import { expect, test } from 'vitest';
import { tableCsv } from '../../parts/dashboards/metrics-export';
import { coinMetrics } from '../../parts/dashboards/testing/play-metrics';
import { dayTable } from './day-table';

const day = { day: '2026-11-01', players: 3, newPlayers: 1, sessions: 4, playedSeconds: 60 };

test('writes one row per day and coin, and a day without play with empty cells', () => {
  const coins = [coinMetrics('GOLD', 10), coinMetrics('SILVER', 0)];
  const quiet = {
    ...day,
    day: '2026-11-02',
    players: 0,
    newPlayers: 0,
    sessions: 0,
    playedSeconds: 0,
    coins: [],
  };
  expect(tableCsv(dayTable([{ ...day, coins }, quiet])).split('\r\n')).toEqual([
    'day,players,newPlayers,sessions,playedSeconds,coin,decimals,rounds,turnover,wins,ggr,hold,actualRtp,averageBet,bonusCost,tournamentCost,ngr',
    '2026-11-01,3,1,4,60,GOLD,2,10,10000,9500,500,0.050000,0.950000,1000,2000,0,-1500',
    '2026-11-01,3,1,4,60,SILVER,2,0,0,0,0,,,,2000,0,-2000',
    '2026-11-02,0,0,0,0,,,,,,,,,,,,',
    '',
  ]);
});
