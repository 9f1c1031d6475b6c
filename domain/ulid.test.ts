import { expect, test } from '@jest/globals';
import { ulidOf } from './ulid';

const nothing = new Uint8Array(10);

test('sorts by time', () => {
  // The example of https://github.com/ulid/spec
  expect(ulidOf(1469918176385, nothing)).toBe('01ARYZ6S41' + '0'.repeat(16));
  expect(ulidOf(1, nothing) < ulidOf(2, nothing)).toBe(true);
});

test('contains all 80 random bits', () => {
  const full = new Uint8Array(10).fill(255);
  expect(ulidOf(0, full)).toBe('0'.repeat(10) + 'Z'.repeat(16));
  const last = new Uint8Array(10);
  last[9] = 1;
  expect(ulidOf(0, last)).toBe(`${'0'.repeat(25)}1`);
});
