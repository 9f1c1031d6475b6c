import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  compare,
  fraction,
  fromDecimal,
  minus,
  over,
  plus,
  sumOf,
  times,
  toDecimal,
  toNumber,
} from './fraction';

const any = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }))
  .map(([above, below]) => fraction(above, below));

describe('fractions', () => {
  test('are in lowest terms with the sign above', () => {
    expect(fraction(6, -4)).toEqual({ numerator: -3n, denominator: 2n });
    expect(fraction(0, 7)).toEqual({ numerator: 0n, denominator: 1n });
    expect(() => fraction(1, 0)).toThrow('Division by zero.');
  });

  test('calculate as numbers do', () => {
    fc.assert(
      fc.property(any, any, any, (a, b, c) => {
        expect(minus(plus(a, b), b)).toEqual(a);
        expect(times(a, plus(b, c))).toEqual(plus(times(a, b), times(a, c)));
        expect(sumOf([a, b, c])).toEqual(plus(c, plus(b, a)));
        if (b.numerator !== 0n) expect(times(over(a, b), b)).toEqual(a);
        expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) + 0);
      }),
    );
  });

  test('are rounded half up, away from zero', () => {
    expect(toDecimal(fraction(1, 8), 2)).toBe('0.13');
    expect(toDecimal(fraction(-1, 8), 2)).toBe('-0.13');
    expect(toDecimal(fraction(-1, 1000), 2)).toBe('0.00');
    expect(toDecimal(fraction(2, 3), 0)).toBe('1');
    expect(toDecimal(fraction(12345, 10), 3)).toBe('1234.500');
  });

  test('come from decimals, and from no other text', () => {
    expect(fromDecimal('0.9625')).toEqual(fraction(77, 80));
    expect(fromDecimal('1')).toEqual(fraction(1));
    for (const text of ['', '.5', '1.', '-1', '1e3', ' 1', '0x1', '٠.٥', '0.1234567890123']) {
      expect(fromDecimal(text)).toBeUndefined();
    }
  });

  test('are near the number they stand for, however long they are', () => {
    expect(toNumber(fraction(10n ** 400n, 3n * 10n ** 400n + 1n))).toBeCloseTo(1 / 3, 12);
    expect(toNumber(fraction(-1, 3))).toBe(-1 / 3);
  });
});
