import { describe, expect, test } from 'vitest';
import { coinLabels, practiceCoins } from './coin-labels';

test.each([
  [120, '+120'],
  [-1340, '−1,340'],
  [0, '0'],
])('shows a net position of %i as %s', (amount, text) => {
  expect(practiceCoins.net(amount)).toBe(text);
});

describe('coins with decimals', () => {
  test.each([
    [0, 0, '0'],
    [10_020, 0, '10,020'],
    [0, 2, '0.00'],
    [5, 2, '0.05'],
    [-5, 2, '−0.05'],
    [10_020, 2, '100.20'],
    [1, 6, '0.000001'],
    [9_000_000_000_000_000, 2, '90,000,000,000,000.00'],
    [8_999_999_999_999_999, 6, '8,999,999,999.999999'],
  ])('shows %i minor units with %i decimals as %s', (amount, decimals, text) => {
    expect(coinLabels('Moons', decimals).coins(amount)).toBe(text);
  });
});
