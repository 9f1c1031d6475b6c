import { expect, test } from '@jest/globals';
import { amountOfDecimal, amountOfScaled, decimalAmount, scaledAmount } from './amounts';
import { CannotEncode } from './cannot-encode';

test('writes minor units with other decimals', () => {
  expect(scaledAmount('1234', 2, 5)).toBe(1_234_000n);
  expect(scaledAmount('1234', 0, 6)).toBe(1_234_000_000n);
  expect(scaledAmount('1230', 6, 5)).toBe(123n);
  expect(scaledAmount('0', 6, 5)).toBe(0n);
  expect(['1', '1234', '100'].map((amount) => decimalAmount(amount, 2))).toEqual(['0.01', '12.34', '1.00']);
  expect([decimalAmount('7', 0), decimalAmount('0', 3)]).toEqual(['7', '0.000']);
});

test('does not round, and writes no number that other servers would round', () => {
  expect(() => scaledAmount('1234', 6, 5)).toThrow(CannotEncode);
  expect(scaledAmount('9007199254740', 2, 5)).toBe(9_007_199_254_740_000n);
  expect(() => scaledAmount('9007199254741', 2, 5)).toThrow(CannotEncode);
  expect(() => scaledAmount('999999999999999999', 0, 6)).toThrow(CannotEncode);
});

test('reads minor units exactly or not at all', () => {
  expect(amountOfScaled('1234000', 2, 5)).toBe('1234');
  expect(amountOfScaled('1234001', 2, 5)).toBeUndefined();
  expect(amountOfScaled('9007199254740993', 5, 5)).toBe('9007199254740993');
  for (const text of ['', '-1', '1.0', '1e5', '١', undefined, null, 5, {}])
    expect(amountOfScaled(text, 2, 5)).toBeUndefined();
  expect(['12.34', '12.3', '12', '12.340'].map((text) => amountOfDecimal(text, 2))).toEqual([
    ...['1234', '1230', '1200', '1234'],
  ]);
  for (const text of ['12.345', '-1.00', '1e2', '.5', '5.', '1,00', '', undefined, 5])
    expect(amountOfDecimal(text, 2)).toBeUndefined();
});
