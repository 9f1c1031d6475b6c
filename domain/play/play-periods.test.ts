import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { periodEnds, periodsAt } from './play-periods';

const weekOf = (at: string) => periodsAt(new Date(at)).week;

// The first week of a year is the one with its first Thursday (ISO 8601-1:2019, 3.1.1.23).
test.each([
  ['2026-01-01', '2026-W01'],
  ['2027-01-01', '2026-W53'],
  ['2027-01-03', '2026-W53'],
  ['2027-01-04', '2027-W01'],
  ['2024-12-29', '2024-W52'],
  ['2024-12-30', '2025-W01'],
  ['2021-01-03', '2020-W53'],
  ['2026-11-21', '2026-W47'],
])('%s is in week %s', (day, week) => {
  expect(weekOf(`${day}T00:00:00.000Z`)).toBe(week);
  expect(weekOf(`${day}T23:59:59.999Z`)).toBe(week);
});

test('a period lasts exactly until its end', () => {
  const any = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(any, (at) => {
      const ends = periodEnds(at);
      for (const period of ['day', 'week', 'month'] as const) {
        const end = ends[period].getTime();
        expect(end).toBeGreaterThan(at.getTime());
        expect(periodsAt(new Date(end - 1))[period]).toBe(periodsAt(at)[period]);
        expect(periodsAt(new Date(end))[period]).not.toBe(periodsAt(at)[period]);
      }
    }),
  );
});
