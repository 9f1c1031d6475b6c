import { expect, test } from '@jest/globals';
import { everyDay } from '#domain/counters/days';
import { daysOfCall, rebuildMetrics } from './rebuild-metrics';

function recording() {
  const asked: (readonly [string, Readonly<Record<string, string>>])[] = [];
  const said: string[] = [];
  const ask = (output: string, payload: object) => {
    const request = payload as { readonly from?: string; readonly to?: string };
    asked.push([output, payload as Readonly<Record<string, string>>]);
    const { from = '', to = '' } = request;
    return Promise.resolve(
      from ? { days: everyDay(from, to).length, repaired: 0 } : { players: 2, repaired: 1 },
    );
  };
  return { asked, said, rebuild: rebuildMetrics({ ask, say: (line) => said.push(line) }) };
}

test('repairs summaries first, then counts each day once', async () => {
  const { asked, said, rebuild } = recording();
  const range = { from: '2026-01-15', to: '2026-03-31' };
  await rebuild('harbour', range, 'SUMMARIES');
  const [first, ...others] = asked;
  expect(first).toEqual(['SweepTotalsFunctionName', { brandId: 'harbour' }]);
  expect(others.map(([output]) => output)).toEqual(others.map(() => 'SweepCountersFunctionName'));
  const days = others.map(([, { from = '', to = '' }]) => everyDay(from, to));
  expect(days.flat()).toEqual(everyDay(range.from, range.to));
  expect(days.map(({ length }) => length)).toEqual([daysOfCall, daysOfCall, 14]);
  expect(said).toEqual([
    'harbour: 1 summaries repaired.',
    'harbour: 2026-01-15 to 2026-02-14, 31 days counted.',
    'harbour: 2026-02-15 to 2026-03-17, 31 days counted.',
    'harbour: 2026-03-18 to 2026-03-31, 14 days counted.',
  ]);
});

test('counts a single day with one call', async () => {
  const { asked, rebuild } = recording();
  await rebuild('harbour', { from: '2026-01-15', to: '2026-01-15' }, 'SUMMARIES');
  expect(asked.slice(1)).toEqual([
    [
      'SweepCountersFunctionName',
      { brandId: 'harbour', from: '2026-01-15', to: '2026-01-15', source: 'SUMMARIES' },
    ],
  ]);
});

test('counts from the journal and prints how many rows differed', async () => {
  const { asked, said, rebuild } = recording();
  await rebuild('harbour', { from: '2026-01-15', to: '2026-01-16' }, 'JOURNAL');
  expect(asked[1]?.[1]).toMatchObject({ source: 'JOURNAL' });
  expect(said[1]).toBe(
    'harbour: 2026-01-15 to 2026-01-16, 2 days counted. 0 rows differed from the journal.',
  );
});

test('stops after an unexpected response of a function', async () => {
  const rebuild = rebuildMetrics({ ask: () => Promise.resolve({ odd: true }), say: () => undefined });
  await expect(rebuild('harbour', { from: '2026-01-15', to: '2026-01-15' }, 'SUMMARIES')).rejects.toThrow(
    'repaired',
  );
});
