import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { coinsOf, minorUnitsOf, readAmount, readBalance } from './amounts';
import { notAmounts } from './testing/not-amounts';

describe('readAmount', () => {
  test.each([
    ['1', 1n],
    ['10', 10n],
    ['999999999999', 999_999_999_999n],
    ['1000000000000', 1_000_000_000_000n],
  ])('parses %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  test.each(notAmounts)('rejects %j', (value) => {
    expect(readAmount(value)).toBeUndefined();
  });

  test('returns an amount whose text equals the input', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), (amount) => readAmount(`${amount}`) === amount),
    );
  });
});

describe('readBalance', () => {
  test.each([
    ['0', 0n],
    ['9000000000000000', 9_000_000_000_000_000n],
  ])('parses %s', (text, balance) => {
    expect(readBalance(text)).toBe(balance);
  });

  test.each(['9000000000000001', '00', '-1', '', '1.0', 0])('rejects %j', (value) => {
    expect(readBalance(value)).toBeUndefined();
  });
});

describe('coinsOf', () => {
  test.each([
    [0n, 0, '0'],
    [0n, 2, '0.00'],
    [5n, 2, '0.05'],
    [-5n, 2, '-0.05'],
    [999n, 0, '999'],
    [1000n, 0, '1,000'],
    [123_456_789n, 2, '1,234,567.89'],
    [-123_456_789n, 0, '-123,456,789'],
    [9_000_000_000_000_000n, 6, '9,000,000,000.000000'],
  ])('formats %s with %i decimals as %s', (minorUnits, decimals, text) => {
    expect(coinsOf(minorUnits, decimals)).toBe(text);
  });

  test('is reversed by minorUnitsOf', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.integer({ min: 0, max: 6 }),
        (amount, decimals) => {
          expect(minorUnitsOf(coinsOf(amount, decimals).replaceAll(',', ''), decimals)).toBe(amount);
        },
      ),
    );
  });

  test.each([
    ['12.5', 2, 1250n],
    [' 7 ', 2, 700n],
    ['0.000001', 6, 1n],
  ])('minorUnitsOf parses %j with %i decimals as %s', (typed, decimals, minorUnits) => {
    expect(minorUnitsOf(typed, decimals)).toBe(minorUnits);
  });

  test.each(['', '.5', '5.', '1e3', '1,5', '-1', '1.234', '١', '0x10', 'NaN'])(
    'minorUnitsOf rejects %j',
    (typed) => {
      expect(minorUnitsOf(typed, 2)).toBeUndefined();
    },
  );
});
