import { describe, expect, test } from '@jest/globals';
import { array, assert, constantFrom, date, integer, property, record, uniqueArray } from 'fast-check';
import { runs } from '#local/testing/random-cases';
import { nextTime, parseScheduleExpression, type Dialect } from './schedule-expression';

const start = '2026-01-01T00:00:00Z';

/** The next due times after an instant, in ISO 8601. */
function due(text: string, { after = start, zone = 'UTC', count = 1, firstAt = start } = {}): string[] {
  const expression = parseScheduleExpression(text, 'schedule');
  if (expression === undefined) throw new Error(`${text} is not valid.`);
  const times: string[] = [];
  let from = new Date(after);
  while (times.length < count) {
    const next = nextTime({ expression, zone, firstAt: new Date(firstAt) }, from);
    if (next === undefined) break;
    times.push(next.toISOString().replace(':00.000Z', 'Z'));
    from = next;
  }
  return times;
}

// Amazon EventBridge User Guide, "Cron expressions reference", with its examples.
describe('cron', () => {
  test.each([
    ['cron(0 10 * * ? *)', ['2026-01-01T10:00Z', '2026-01-02T10:00Z']],
    ['cron(15 12 * * ? *)', ['2026-01-01T12:15Z', '2026-01-02T12:15Z']],
    ['cron(0 18 ? * MON-FRI *)', ['2026-01-01T18:00Z', '2026-01-02T18:00Z', '2026-01-05T18:00Z']],
    ['cron(0 8 1 * ? *)', ['2026-01-01T08:00Z', '2026-02-01T08:00Z']],
    ['cron(0/15 * * * ? *)', ['2026-01-01T00:15Z', '2026-01-01T00:30Z', '2026-01-01T00:45Z']],
    ['cron(0/30 23-0 ? * FRI-MON *)', ['2026-01-02T00:00Z', '2026-01-02T00:30Z', '2026-01-02T23:00Z']],
    ['cron(0 20-2/4 ? * MON-FRI *)', ['2026-01-01T20:00Z', '2026-01-02T00:00Z', '2026-01-02T20:00Z']],
    ['cron(0/5 8-17 ? * MON-FRI *)', ['2026-01-01T08:00Z', '2026-01-01T08:05Z']],
    ['cron(1/20 3 1 jan,jul ? 2027,2029)', ['2027-01-01T03:01Z', '2027-01-01T03:21Z', '2027-01-01T03:41Z']],
    ['cron(0 9 ? * 2#1 *)', ['2026-01-05T09:00Z', '2026-02-02T09:00Z']],
    ['cron(0 9 ? * FRI#5 *)', ['2026-01-30T09:00Z', '2026-05-29T09:00Z']],
    ['cron(0 9 ? * 6L *)', ['2026-01-30T09:00Z', '2026-02-27T09:00Z']],
    ['cron(0 9 ? * L *)', ['2026-01-03T09:00Z', '2026-01-10T09:00Z']],
    ['cron(0 9 L * ? *)', ['2026-01-31T09:00Z', '2026-02-28T09:00Z', '2026-03-31T09:00Z']],
    ['cron(0 9 LW * ? *)', ['2026-01-30T09:00Z', '2026-02-27T09:00Z', '2026-03-31T09:00Z']],
    // 3 January 2026 is a Saturday; 1 February and 1 March are Sundays.
    ['cron(0 9 3W * ? *)', ['2026-01-02T09:00Z', '2026-02-03T09:00Z']],
    ['cron(0 9 1W 2-3 ? 2026)', ['2026-02-02T09:00Z', '2026-03-02T09:00Z']],
    ['cron(0 9 31W * ? *)', ['2026-01-30T09:00Z', '2026-03-31T09:00Z']],
    ['cron(0 0 29 FEB ? *)', ['2028-02-29T00:00Z', '2032-02-29T00:00Z']],
    ['cron(0 0 31 2 ? *)', []],
    ['cron(0 0 1 1 ? 1970-2025)', []],
    ['cron(59 23 31 12 ? 2199)', ['2199-12-31T23:59Z']],
  ])('%s', (text, times) => {
    expect(due(text, { count: Math.max(1, times.length) })).toEqual(times);
  });

  test.each([
    'cron(0 10 * * * *)',
    'cron(0 10 ? * ? *)',
    'cron(0 10 * * MON *)',
    'cron(0 10 * * ?)',
    'cron(0 10 * * ? * *)',
    'cron(60 10 * * ? *)',
    'cron(0 24 * * ? *)',
    'cron(0 10 0 * ? *)',
    'cron(0 10 32 * ? *)',
    'cron(0 10 * 13 ? *)',
    'cron(0 10 ? * 8 *)',
    'cron(0 10 ? * 0 *)',
    'cron(0 10 ? * MON#6 *)',
    'cron(0 10 ? * 3#1,6#3 *)',
    'cron(0 10 ? * 2/2 *)',
    'cron(0 10 * * ? 1969)',
    'cron(0 10 * * ? 2200)',
    'cron(0/0 10 * * ? *)',
    'cron(0 10-24 * * ? *)',
    'cron(? 10 * * ? *)',
    'cron(0 10 L,15 * ? *)',
    'cron(-5 10 * * ? *)',
    'cron(1,,2 10 * * ? *)',
    'cron()',
    '0 10 * * ? *',
    'cron(0 10 * * ? *',
    ' cron(0 10 * * ? *)',
  ])('rejects %j', (text) => {
    expect(parseScheduleExpression(text, 'schedule')).toBeUndefined();
    expect(parseScheduleExpression(text, 'rule')).toBeUndefined();
  });

  test('the due times are exactly the minutes that a simple evaluation of the fields finds', () => {
    const fields = record({
      minutes: uniqueArray(integer({ min: 0, max: 59 }), { minLength: 1, maxLength: 4 }),
      hours: uniqueArray(integer({ min: 0, max: 23 }), { minLength: 1, maxLength: 4 }),
      dates: uniqueArray(integer({ min: 1, max: 31 }), { minLength: 1, maxLength: 6 }),
      months: uniqueArray(integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 }),
    });
    const moment = date({ min: new Date('2023-06-01'), max: new Date('2028-06-01'), noInvalidDate: true });
    assert(
      property(fields, moment, ({ minutes, hours, dates, months }, after) => {
        const text = `cron(${minutes.join()} ${hours.join()} ${dates.join()} ${months.join()} ? *)`;
        const limit = after.getTime() + 40 * 86_400_000;
        let slow = Math.floor(after.getTime() / 60_000) * 60_000 + 60_000;
        const fits = (time: Date) =>
          minutes.includes(time.getUTCMinutes()) &&
          hours.includes(time.getUTCHours()) &&
          dates.includes(time.getUTCDate()) &&
          months.includes(time.getUTCMonth() + 1);
        while (slow <= limit && !fits(new Date(slow))) slow += 60_000;
        const expression = parseScheduleExpression(text, 'rule');
        if (expression === undefined) throw new Error(text);
        const found = nextTime({ expression, zone: 'UTC', firstAt: after }, after)?.getTime();
        if (slow <= limit) expect(found).toBe(slow);
        else expect(found === undefined || found > limit).toBe(true);
      }),
      { numRuns: runs(60) },
    );
  });
});

// EventBridge Scheduler User Guide, "Daylight savings time on EventBridge Scheduler".
describe('time zones', () => {
  test('a local time is a different instant in summer and in winter', () => {
    const zone = 'Europe/Malta';
    expect(due('cron(0 9 1 1,7 ? *)', { zone, count: 2 })).toEqual([
      '2026-01-01T08:00Z',
      '2026-07-01T07:00Z',
    ]);
  });

  test('a time that clocks skip in spring is skipped', () => {
    const [zone, after] = ['Europe/Malta', '2026-03-27T12:00:00Z'];
    expect(due('cron(30 2 * * ? *)', { zone, after, count: 2 })).toEqual([
      '2026-03-28T01:30Z',
      '2026-03-30T00:30Z',
    ]);
  });

  test('a time that occurs twice in autumn is due once', () => {
    const [zone, after] = ['Europe/Malta', '2026-10-24T12:00:00Z'];
    expect(due('cron(30 2 * * ? *)', { zone, after, count: 2 })).toEqual([
      '2026-10-25T00:30Z',
      '2026-10-26T01:30Z',
    ]);
  });

  test('every due time is later than the previous one and matches the expression', () => {
    const zones = ['America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC'];
    assert(
      property(
        constantFrom(...zones),
        date({ min: new Date('2011-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        array(integer({ min: 0, max: 59 }), { minLength: 1, maxLength: 3 }),
        (zone, after, minutes) => {
          const expression = parseScheduleExpression(`cron(${minutes.join()} * * * ? *)`, 'schedule');
          if (expression === undefined) throw new Error('It is valid.');
          let last = after;
          for (let count = 0; count < 5; count += 1) {
            const next = nextTime({ expression, zone, firstAt: after }, last);
            if (next === undefined) throw new Error('There is always another hour.');
            expect(next.getTime()).toBeGreaterThan(last.getTime());
            const shown = new Intl.DateTimeFormat('en-GB', { timeZone: zone, minute: 'numeric' }).format(
              next,
            );
            expect(minutes).toContain(Number(shown));
            last = next;
          }
        },
      ),
      { numRuns: runs(60) },
    );
  });
});

describe('rate', () => {
  test('is due at its first time and then at regular intervals, independent of time zones', () => {
    const firstAt = '2026-03-28T12:34:00Z';
    const asked = { zone: 'Europe/Malta', firstAt, count: 3 };
    expect(due('rate(1 day)', { ...asked, after: '2026-03-01T00:00:00Z' })).toEqual([
      '2026-03-28T12:34Z',
      '2026-03-29T12:34Z',
      '2026-03-30T12:34Z',
    ]);
    expect(due('rate(5 minutes)', { ...asked, after: '2026-03-28T12:36:00Z', count: 1 })).toEqual([
      '2026-03-28T12:39Z',
    ]);
  });

  test.each<[string, Dialect, boolean]>([
    ['rate(1 minute)', 'rule', true],
    ['rate(1 minutes)', 'rule', false],
    ['rate(5 minutes)', 'rule', true],
    ['rate(5 minute)', 'rule', false],
    ['rate(1 hours)', 'schedule', true],
    ['rate(0 days)', 'schedule', false],
    ['rate(1.5 days)', 'schedule', false],
    ['rate(1 week)', 'schedule', false],
    ['rate(-1 days)', 'schedule', false],
  ])('%s of a %s: %s', (text, dialect, isValid) => {
    expect(parseScheduleExpression(text, dialect) !== undefined).toBe(isValid);
  });
});

describe('at', () => {
  test('is due once, in the local time of the time zone', () => {
    const zone = 'America/New_York';
    expect(due('at(2026-11-20T13:00:00)', { zone, count: 2 })).toEqual(['2026-11-20T18:00Z']);
    expect(due('at(2026-11-20T13:00:00)', { count: 2 })).toEqual(['2026-11-20T13:00Z']);
    expect(due('at(2025-11-20T13:00:00)')).toEqual([]);
  });

  test('is rejected by rules, with a zone, and on days that do not exist', () => {
    expect(parseScheduleExpression('at(2026-11-20T13:00:00)', 'rule')).toBeUndefined();
    for (const text of [
      '2026-11-20T13:00:00Z',
      '2026-11-20 13:00:00',
      '2026-02-30T13:00:00',
      '2026-11-20T24:00:00',
    ])
      expect(parseScheduleExpression(`at(${text})`, 'schedule')).toBeUndefined();
  });
});
