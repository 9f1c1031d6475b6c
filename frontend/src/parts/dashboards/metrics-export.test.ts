import { expect, test } from 'vitest';
import { dayTable } from './day-table';
import { exportName, metricsJson, roundTable, tableCsv } from './metrics-export';
import { coinMetrics } from './testing/play-metrics';

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

test('a title cannot become a spreadsheet formula', () => {
  const {
    coin: _coin,
    decimals: _decimals,
    bonusCost: _bonus,
    tournamentCost: _tournaments,
    ngr: _ngr,
    ...figures
  } = coinMetrics('GOLD', 1);
  const table = roundTable('games', ['title'], [{ keys: ['=HYPERLINK("x")'], metrics: figures }]);
  expect(tableCsv(table).split('\r\n')[1]).toBe('"\'=HYPERLINK(""x"")",1,1000,950,50,0.050000,0.950000,1000');
});

test('the JSON contains a format, the subject, the range and the metrics of the API', () => {
  const range = { from: '2026-11-01', to: '2026-11-30' };
  const text = metricsJson({ subject: { brandId: 'b1' }, range, metrics: { days: [day] }, tables: [] });
  expect(JSON.parse(text)).toEqual({ format: 'novalink.metrics/1', brandId: 'b1', ...range, days: [day] });
  expect(exportName(range, 'days')).toBe('metrics-days-2026-11-01-2026-11-30');
  expect(exportName(range)).toBe('metrics-2026-11-01-2026-11-30');
});
