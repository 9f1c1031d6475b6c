import { expect, test } from '@jest/globals';
import { clockOptions, runClock } from './clock-command';
import type { ClockState, CloudClock } from './cloud-clock';

test.each([
  [[], {}],
  [['--advance', '90s'], { advance: 'PT90S' }],
  [['--advance', '15m'], { advance: 'PT15M' }],
  [['--advance', '1h'], { advance: 'PT1H' }],
  [['--advance', '2d'], { advance: 'P2D' }],
  [['--advance', 'P1DT2H'], { advance: 'P1DT2H' }],
  [['--to', '2026-12-01T00:00:00Z'], { to: new Date('2026-12-01T00:00:00Z') }],
])('reads %j', (args, options) => {
  expect(clockOptions(args)).toEqual(options);
});

test.each([
  [['--advance', '1 hour'], '--advance needs'],
  [['--to', 'tomorrow'], '--to needs'],
  [['--advance', '1h', '--to', '2026-12-01T00:00:00Z'], 'Usage'],
  [['--back', '1h'], '--back'],
])('refuses %j', (args, message) => {
  expect(() => clockOptions(args)).toThrow(message);
});

const clockAt = (state: ClockState, asked: unknown[]): CloudClock => ({
  read: () => Promise.resolve(state),
  advance(duration) {
    asked.push(duration);
    return Promise.resolve(state);
  },
  advanceTo(time) {
    asked.push(time);
    return Promise.resolve(state);
  },
  schedules: () =>
    Promise.resolve([
      { arn: 'arn:aws:events:eu-west-1:0:rule/later', nextAt: '2026-11-25T03:00:00.000Z' },
      { arn: 'arn:aws:events:eu-west-1:0:rule/sooner', nextAt: '2026-11-24T03:00:00.000Z' },
      { arn: 'arn:aws:scheduler:eu-west-1:0:schedule/default/over', nextAt: null },
    ]),
  disturb: () => Promise.resolve(),
});

test('shows the time and what comes next, soonest first', async () => {
  const asked: unknown[] = [];
  const clock = clockAt({ now: '2026-11-24T02:00:00.000Z', aheadSeconds: 93_780 }, asked);
  expect(await runClock(clock, { advance: 'PT1H' })).toBe(
    [
      'The clock of the local cloud shows 2026-11-24T02:00:00.000Z, 1 d 2 h 3 min ahead of this machine.',
      'Next schedules:',
      '  2026-11-24T03:00:00.000Z  rule/sooner',
      '  2026-11-25T03:00:00.000Z  rule/later',
    ].join('\n'),
  );
  expect(asked).toEqual(['PT1H']);
  const now = clockAt({ now: '2026-11-24T02:00:00.000Z', aheadSeconds: 0 }, asked);
  expect(await runClock(now, {})).toContain('02:00:00.000Z, as this machine does.');
});
