import { expect, test } from 'vitest';
import { dayOf, daysBetween } from './days';

test('a day is a calendar day in UTC', () => {
  expect(dayOf(Date.parse('2026-11-20T23:59:59.999Z'))).toBe('2026-11-20');
  expect(dayOf(Date.parse('2026-11-21T00:30:00+02:00'))).toBe('2026-11-20');
});

test.each([
  ['2026-11-20', '2026-11-20', ['2026-11-20']],
  ['2026-02-27', '2026-03-01', ['2026-02-27', '2026-02-28', '2026-03-01']],
  ['2026-12-31', '2027-01-01', ['2026-12-31', '2027-01-01']],
  ['2026-11-21', '2026-11-20', []],
  ['', '2026-11-20', []],
])('lists the days from %s to %s', (from, to, days) => {
  expect(daysBetween(from, to)).toEqual(days);
});
