import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isWithin, occurrenceAt, occurrencesIn, periodName, periodSpan, previousPeriodSpan } from './periods';
import type { ClaimPeriod, Recurrence } from './rules';
import { dayMs, endsAt, hourMs, rulesWith, startsAt } from './testing/promotion';

const within = (perPeriod: ClaimPeriod) => rulesWith({ limits: { ...rulesWith().limits, perPeriod } });
const recurring = (changes: Partial<Recurrence>) => ({
  ...rulesWith().schedule,
  recurring: { every: 'DAY' as const, days: [], fromMinute: 18 * 60, minutes: 120, ...changes },
});
const at = (text: string) => Date.parse(`${text}:00.000Z`);
const texts = ({ from, to }: { from: number; to: number }) =>
  [from, to].map((time) => new Date(time).toISOString().slice(0, 16));

test.each<[period: ClaimPeriod, name: string, from: string, to: string]>([
  ['ONCE', 'ONCE', '2026-11-16T00:00', '2026-12-14T00:00'],
  ['DAY', '2026-11-29', '2026-11-29T00:00', '2026-11-30T00:00'],
  ['WEEK', '2026-W48', '2026-11-23T00:00', '2026-11-30T00:00'],
  ['MONTH', '2026-11', '2026-11-01T00:00', '2026-12-01T00:00'],
])('the period %s is a span of UTC', (period, name, from, to) => {
  const sunday = at('2026-11-29T23:59');
  expect(periodName(period, sunday)).toBe(name);
  expect(texts(periodSpan(within(period), sunday))).toEqual([from, to]);
});

test('periods follow each other without a gap', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<ClaimPeriod>('DAY', 'WEEK', 'MONTH'),
      fc.integer({ min: 0, max: 4_000_000_000_000 }),
      (period, time) => {
        const span = periodSpan(within(period), time);
        expect(isWithin(span, time)).toBe(true);
        expect(previousPeriodSpan(within(period), time)?.to).toBe(span.from);
        expect(periodName(period, span.from)).toBe(periodName(period, span.to - 1));
        expect(periodName(period, span.to)).not.toBe(periodName(period, time));
      },
    ),
  );
  expect(previousPeriodSpan(within('ONCE'), startsAt)).toBeUndefined();
});

describe('a recurring schedule', () => {
  test('is open from its first to its last minute of a day', () => {
    const schedule = recurring({});
    const opens = startsAt + 18 * hourMs;
    for (const [time, isOpen] of [
      [opens - 1, false],
      [opens, true],
      [opens + 2 * hourMs - 1, true],
      [opens + 2 * hourMs, false],
      [opens - dayMs, false],
      [endsAt + 18 * hourMs, false],
    ] as const)
      expect([time, occurrenceAt(schedule, time) !== undefined]).toEqual([time, isOpen]);
  });

  test.each<[name: string, changes: Partial<Recurrence>, days: string[]]>([
    ['DAY', {}, ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']],
    ['WEEK', { every: 'WEEK', days: [3, 7] }, ['2026-11-18', '2026-11-22', '2026-11-25']],
    ['MONTH', { every: 'MONTH', days: [1, 20] }, ['2026-11-20', '2026-12-01']],
  ])('has the occurrences of %s in order', (_name, changes, days) => {
    const found = occurrencesIn(recurring(changes), { from: startsAt - dayMs, to: endsAt });
    expect(found.slice(0, days.length).map((span) => texts(span)[0]?.slice(0, 10))).toEqual(days);
  });

  test('starts exactly one occurrence for each open time', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: startsAt, max: endsAt - 1 }),
        (days, fromMinute, time) => {
          const schedule = recurring({ every: 'WEEK', days, fromMinute, minutes: 1440 - fromMinute });
          const all = occurrencesIn(schedule, { from: startsAt, to: endsAt });
          const open = all.filter((span) => isWithin(span, time));
          expect(open).toEqual([occurrenceAt(schedule, time)].filter((span) => span !== undefined));
        },
      ),
    );
  });

  test('needs an end to list its occurrences', () => {
    const endless = { ...recurring({}), endsAt: null };
    expect(() => occurrencesIn(endless, { from: startsAt, to: Number.POSITIVE_INFINITY })).toThrow(
      RangeError,
    );
    expect(occurrencesIn(endless, { from: endsAt, to: endsAt + 2 * dayMs })).toHaveLength(2);
  });
});
