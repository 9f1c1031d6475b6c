import { expect, test } from 'vitest';
import { exportName, metricsJson, roundTable, tableCsv } from './metrics-export';
import { coinMetrics } from './testing/play-metrics';

const day = { day: '2026-11-01', players: 3, newPlayers: 1, sessions: 4, playedSeconds: 60 };

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
