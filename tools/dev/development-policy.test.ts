import { expect, test } from '@jest/globals';
import { developmentPolicy } from './development-policy';

test('scripts need the nonce, workers can be created from a blob, and everything else stays', () => {
  const policy = "default-src 'self'; img-src 'self' data:; worker-src 'self'; object-src 'none'";
  expect(developmentPolicy(policy, 'abc')).toBe(
    "default-src 'self'; img-src 'self' data:; object-src 'none'; script-src 'self' 'nonce-abc'; worker-src 'self' blob:",
  );
});

test('adds sources to an existing directive', () => {
  expect(developmentPolicy('script-src https://a.example; worker-src https://b.example', 'abc')).toBe(
    "script-src https://a.example 'nonce-abc'; worker-src https://b.example blob:",
  );
});
