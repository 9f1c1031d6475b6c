import { expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { routeParameters } from '../route-parameters';
import { replayIdBytes, replayIdOf } from './replay-id';

test('an id has 26 characters that the route of a replay accepts', () => {
  const form = new RegExp(`^${routeParameters.replayId}$`);
  for (let count = 0; count < 200; count += 1)
    expect(replayIdOf(randomBytes(replayIdBytes)).toLowerCase()).toMatch(form);
});

test('each byte decides one character, by five of its bits', () => {
  const bytes = new Uint8Array(replayIdBytes);
  expect(replayIdOf(bytes)).toBe('0'.repeat(26));
  bytes[0] = 31;
  bytes[25] = 255;
  expect(replayIdOf(bytes)).toBe(`Z${'0'.repeat(24)}Z`);
});

test('throws for too few random bytes', () => {
  expect(() => replayIdOf(new Uint8Array(16))).toThrow(RangeError);
});
