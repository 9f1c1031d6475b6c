import { expect, test } from 'vitest';
import { rtpInterval } from './rtp-interval';

const daysOf = (...wins: number[]) => wins.map((won) => ({ turnover: '1000', wins: `${won}` }));

test('the interval is 3 standard errors of the ratio of wins and bets', () => {
  const days = daysOf(950, 940, 960, 950, 940, 960, 950, 937.75, 962.25);
  const { low, high } = rtpInterval(days) ?? {};
  const half = (3 * Math.sqrt((4 * 100 + 2 * 12.25 ** 2) / 8)) / Math.sqrt(9) / 1000;
  expect(low).toBeCloseTo(0.95 - half, 10);
  expect(high).toBeCloseTo(0.95 + half, 10);
});

test.each([
  ['fewer than 7 days with bets', [...daysOf(950, 950, 950, 950, 950, 950), { turnover: '0', wins: '0' }]],
  [
    'days whose interval would be wider than 5 percentage points to either side',
    daysOf(0, 0, 0, 0, 0, 0, 6650),
  ],
])('there is no interval for %s', (_, days) => {
  expect(rtpInterval(days)).toBeUndefined();
});
