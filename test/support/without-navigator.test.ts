import { expect, test } from '@jest/globals';

// Fails on Node 21 and later without test/support/without-navigator.js; Node 20 has no `navigator`.
test('tests outside of jsdom have no navigator', () => {
  expect('navigator' in globalThis).toBe(false);
});
