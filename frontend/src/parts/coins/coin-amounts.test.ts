import { afterEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { coinAmountFields } from '#domain/casinos/coin-fields';
import { plainRule } from '#domain/fields/plain-rules';
import { formErrors } from '../../platform/forms/form-errors';
import { sentenceWithNumbers } from '../../platform/forms/number-sentence';
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

afterEach(() => vi.restoreAllMocks());

test('a reader who separates thousands with points is shown how to write an amount that can be read in two ways', () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  const amount = plainRule(coinAmountFields.amount);
  const errorOf = (typed: string) =>
    formErrors(
      v.object({ amount }),
      { amount: minorAmount(typed, 2) },
      { amount: typed },
      sentenceWithNumbers,
    ).amount;
  expect(errorOf('1.500')).toBe('1.500 can mean two numbers. Write 1500 or 1.5.');
  expect(errorOf('1500')).toBeUndefined();
  expect(errorOf('1.5')).toBeUndefined();
  for (const minor of ['1500', '1505', '1234567']) expect(minorAmount(typedAmount(minor, 3), 3)).toBe(minor);
});
