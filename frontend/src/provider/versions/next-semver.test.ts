import { expect, test } from 'vitest';
import { nextSemver } from './next-semver';

test.each([
  [[], '1.0.0'],
  [['1.0.0'], '1.1.0'],
  [['1.10.0', '1.9.3', '0.99.0'], '1.11.0'],
  [['2.0.5', '10.1.2'], '10.2.0'],
])('the version after %j is %s', (numbers, next) => {
  expect(nextSemver(numbers)).toBe(next);
});
