import { describe, expect, test } from 'vitest';
import { practiceCoins } from './coin-labels';
import { clock, namesIn, resultLabel, roundLabel, winLabel } from './play-labels';
import type { ShownStep, ShownWin } from './shown-step';

const nameOf = namesIn([
  { symbol: 'L', name: 'Amber lantern', imageKey: null },
  { symbol: 'R', name: 'Ruby', imageKey: null },
]);
const labels = { ...practiceCoins, nameOf };
const win = (changes: Partial<ShownWin>): ShownWin => ({
  kind: 'line',
  number: 3,
  of: 'L',
  count: 3,
  coins: 40,
  cells: [],
  ...changes,
});

test.each<[ShownWin, string]>([
  [win({}), 'Line 3: three Amber lanterns pay 40'],
  [win({ of: 'R', count: 2 }), 'Line 3: two Rubies pay 40'],
  [win({ of: 'Birch leaf' }), 'Line 3: three Birch leaves pay 40'],
  [win({ count: 1 }), 'Line 3: one Amber lantern pays 40'],
  [win({ of: 'unnamed', coins: 12_000 }), 'Line 3: three unnameds pay 12,000'],
  [win({ kind: 'way', number: 1 }), '1 way: three Amber lanterns pay 40'],
  [win({ kind: 'way', number: 12 }), '12 ways: three Amber lanterns pay 40'],
  [win({ kind: 'scatter' }), 'Anywhere: three Amber lanterns pay 40'],
  [win({ kind: 'prize', of: 'bonus' }), 'Line 3: the prize “bonus” pays 40'],
])('describes a win in words', (shown, text) => {
  expect(winLabel(shown, labels)).toBe(text);
});

describe('a result', () => {
  test.each([
    [20, 0, 'No win.'],
    [20, 10, '10 of your 20 came back.'],
    [20, 20, '20 of your 20 came back.'],
    [20, 40, 'You won 40.'],
  ])('describes a bet of %i that pays %i', (bet, paid, text) => {
    expect(resultLabel(bet, paid, labels)).toBe(text);
  });
});

test('describes a round in sentences, from the bet to the balance', () => {
  const window = [
    ['L', 'R'],
    ['R', 'L'],
  ];
  const step: ShownStep = { isFree: false, window, multiplier: 1, wins: [win({})], coins: 40, awarded: 0 };
  const round = { bet: 20, win: 40, balance: 10_020, steps: [step], capped: false };
  expect(roundLabel(round, labels)).toBe(
    'You bet 20. Reels show reel 1: Amber lantern, Ruby; reel 2: Ruby, Amber lantern. ' +
      'Line 3: three Amber lanterns pay 40. You won 40. Balance 10,020.',
  );
});

test.each([
  [0, '0:00'],
  [187, '3:07'],
  [3_787, '1:03:07'],
])('shows %i seconds as %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});
