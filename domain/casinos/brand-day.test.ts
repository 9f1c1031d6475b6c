import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayOfBrand } from './brand-day';

const hourMs = 3_600_000;
const at = (text: string) => Date.parse(`${text}:00.000Z`);
const nameAt = (zone: Parameters<typeof dayOfBrand>[0], text: string) => dayOfBrand(zone, at(text)).name;

test('starts at midnight in the time zone of the brand', () => {
  const auckland = { timeZone: 'Pacific/Auckland' };
  expect(nameAt(auckland, '2026-11-30T10:59')).toBe('2026-11-30');
  expect(nameAt(auckland, '2026-11-30T11:00')).toBe('2026-12-01');
});

test.each([
  ['to the east', 'America/Los_Angeles', 'Pacific/Auckland', '2026-12-01T11:00', '2026-12-02'],
  ['to the west', 'Pacific/Auckland', 'America/Los_Angeles', '2026-12-02T08:00', '2026-12-02'],
  ['to the same offset', 'Europe/Malta', 'Europe/Berlin', '2026-11-30T23:00', '2026-12-01'],
])('a change %s starts the next day after the current one', (_name, before, timeZone, starts, next) => {
  const zone = { timeZone, timeZoneChange: { before, at: '2026-11-30T12:00:00.000Z' } };
  const current = dayOfBrand({ timeZone: before }, at('2026-11-30T12:00')).name;
  expect(nameAt(zone, '2026-11-30T12:00')).toBe(current);
  expect(dayOfBrand(zone, at(starts) - 1).name).toBe(current);
  expect(nameAt(zone, starts)).toBe(next);
});

/** From the last to the first place on Earth where a day begins, some of which change their clocks at midnight. */
const zones = [
  'Pacific/Pago_Pago',
  'America/Havana',
  'UTC',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
];

test('no change starts a day twice or within less than a day of the old time zone', () => {
  const anyZone = fc.constantFrom(...zones);
  const anyTime = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) });
  fc.assert(
    fc.property(anyZone, anyZone, anyTime, (before, timeZone, changedAt) => {
      const zone = { timeZone, timeZoneChange: { before, at: new Date(changedAt).toISOString() } };
      const days = Array.from({ length: 33 }, (_, step) =>
        dayOfBrand(zone, changedAt + (step - 8) * 3 * hourMs),
      );
      const starts = [...new Map(days.map((day) => [day.name, day])).values()];
      // Each name has one span, and the spans follow each other.
      for (const day of days) expect(starts.find(({ name }) => name === day.name)).toEqual(day);
      starts.slice(1).forEach(({ name, from }, index) => {
        expect(from).toBe(starts[index]?.to);
        expect(name > (starts[index]?.name ?? '')).toBe(true);
      });
      expect(Math.min(...starts.map(({ from, to }) => to - from))).toBeGreaterThanOrEqual(22 * hourMs);
    }),
    { numRuns: 60 },
  );
});
