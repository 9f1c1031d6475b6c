import { expect, test } from 'vitest';
import { minorAmount, shownAmount, typedAmount } from './coin-amounts';

test.each([
  ['1050', 2, '10.50'],
  ['5', 2, '0.05'],
  ['0', 2, '0.00'],
  ['12', 0, '12'],
  ['123456789', 2, '1234567.89'],
])('converts %s with %d decimals to the text %s and back', (minor, decimals, typed) => {
  expect(typedAmount(minor, decimals)).toBe(typed);
  expect(minorAmount(typed, decimals)).toBe(minor);
});

test('shows and accepts digits in groups of three', () => {
  expect(shownAmount('123456789', 2)).toBe('1,234,567.89');
  expect(minorAmount(' 1,000 ', 2)).toBe('100000');
});

test.each(['', '-1', '1.234', '1e3', 'ten', '12,5', '0,500', '1,0000', ',5'])(
  'leaves the invalid amount %p unchanged',
  (typed) => {
    expect(minorAmount(typed, 2)).toBe(typed);
  },
);
