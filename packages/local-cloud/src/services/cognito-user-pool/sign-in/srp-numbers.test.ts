import { expect, test } from '@jest/globals';
import { generator, modulus, power } from './srp-numbers';

/** Literal implementation: square-and-multiply over the digits of the exponent. */
function byDefinition(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (const bit of exponent.toString(2)) {
    result = (result * result) % modulus;
    if (bit === '1') result = (result * base) % modulus;
  }
  return result;
}

const large = BigInt(`0x${'9b'.repeat(383)}`);

test.each([
  ['an exponent of 1', large, 1n],
  ['an even exponent', large, 2n ** 255n],
  ['an exponent of 256 bits', generator, BigInt(`0x${'f3'.repeat(32)}`)],
  ['an exponent of 512 bits', large, BigInt(`0x${'a7'.repeat(64)}`)],
  ['a base of 1', 1n, 12_345n],
  ['a base above the modulus', modulus + 5n, 2n ** 128n + 1n],
  ['the largest base', modulus - 1n, 3n],
])('power: %s', (_case, base, exponent) => {
  expect(power(base, exponent)).toBe(byDefinition(base % modulus, exponent));
});

test('power: is 0 for multiples of the modulus', () => expect(power(modulus, 3n)).toBe(0n));
