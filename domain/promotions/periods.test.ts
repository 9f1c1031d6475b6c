import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { localText } from '#domain/time/zoned-time';
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
  expect(periodName(within(period), sunday)).toBe(name);
  expect(texts(periodSpan(within(period), sunday))).toEqual([from, to]);
});

/** The clocks change at 02:00 in Berlin, by half an hour in Lord Howe, and at midnight in Cairo and Havana. */
const zones = ['UTC', 'Europe/Berlin', 'Australia/Lord_Howe', 'Africa/Cairo', 'America/Havana'];
const schedules = zones.flatMap((timeZone) => [
  { ...rulesWith().schedule, timeZone },
  { ...recurring({ fromMinute: 22 * 60, minutes: 240 }), timeZone },
  { ...recurring({ fromMinute: 1439, minutes: 1440 }), timeZone },
]);

test('a day starts at midnight of the time zone', () => {
  const rules = { ...within('DAY'), schedule: { ...rulesWith().schedule, timeZone: 'Europe/Berlin' } };
  expect(periodName(rules, at('2026-11-29T23:00'))).toBe('2026-11-30');
  expect(texts(periodSpan(rules, at('2026-03-29T12:00')))).toEqual(['2026-03-28T23:00', '2026-03-29T22:00']);
});

test('periods follow each other without a gap', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<ClaimPeriod>('DAY', 'WEEK', 'MONTH'),
      fc.constantFrom(...schedules),
      fc.integer({ min: Date.UTC(2012, 0), max: 4_000_000_000_000 }),
      (period, schedule, time) => {
        const rules = { ...within(period), schedule };
        const span = periodSpan(rules, time);
        expect(isWithin(span, time)).toBe(true);
        expect(previousPeriodSpan(rules, time)?.to).toBe(span.from);
        expect(periodName(rules, span.from)).toBe(periodName(rules, span.to - 1));
        expect(periodName(rules, span.to)).not.toBe(periodName(rules, time));
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

  const night = { fromMinute: 22 * 60, minutes: 300 };
  const afterMidnight = { fromMinute: 30, minutes: 150 };
  test.each([
    ['is an hour shorter when the clocks go forward', 'Europe/Berlin', '2026-03-28T12:00', night, 4],
    ['is an hour longer when the clocks go back', 'Europe/Berlin', '2026-10-24T12:00', night, 6],
    ['has its usual length on other nights', 'Europe/Berlin', '2026-11-16T12:00', night, 5],
    [
      'starts when the clocks go forward past its start',
      'Africa/Cairo',
      '2026-04-23T21:00',
      afterMidnight,
      2,
    ],
  ])('%s', (_name, timeZone, from, times, hours) => {
    const schedule = { ...recurring(times), timeZone, startsAt: '2026-01-01T00:00:00.000Z' };
    const [span] = occurrencesIn(schedule, { from: at(from), to: at(from) + 12 * hourMs });
    expect(span && (span.to - span.from) / hourMs).toBe(hours);
    expect(span && localText(span.to, timeZone).slice(11)).toBe('03:00');
    expect(span && occurrenceAt(schedule, span.to - 1)).toEqual(span);
    expect(span && occurrenceAt(schedule, span.to)).toBeUndefined();
  });

  test('that crosses midnight belongs to the day on which it starts', () => {
    const schedule = { ...recurring({ fromMinute: 22 * 60, minutes: 240 }), timeZone: 'Europe/Berlin' };
    const rules = { ...within('DAY'), schedule };
    // 22:30 and 01:30 of one night, 02:00 of the same night, and 22:00 of the next evening.
    const times = ['2026-11-20T21:30', '2026-11-21T00:30', '2026-11-21T01:00', '2026-11-21T21:00'].map(at);
    expect(times.map((time) => periodName(rules, time))).toEqual([
      '2026-11-20',
      '2026-11-20',
      '2026-11-21',
      '2026-11-21',
    ]);
    expect(texts(periodSpan(rules, at('2026-11-21T00:30')))).toEqual([
      '2026-11-20T01:00',
      '2026-11-21T01:00',
    ]);
    expect(times.map((time) => occurrenceAt(schedule, time) !== undefined)).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  test('that is cut by the start of the schedule has its last part', () => {
    const schedule = {
      ...recurring({ fromMinute: 22 * 60, minutes: 240 }),
      startsAt: '2026-11-16T01:00:00.000Z',
    };
    const [first] = occurrencesIn(schedule, { from: startsAt, to: endsAt });
    expect(first && texts(first)).toEqual(['2026-11-16T01:00', '2026-11-16T02:00']);
  });

  test('starts exactly one occurrence for each open time', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
        fc.integer({ min: 0, max: 1439 }),
        fc.integer({ min: 1, max: 1440 }),
        fc.constantFrom(...zones),
        fc.integer({ min: startsAt, max: endsAt - 1 }),
        (days, fromMinute, minutes, timeZone, time) => {
          const schedule = { ...recurring({ every: 'WEEK', days, fromMinute, minutes }), timeZone };
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
