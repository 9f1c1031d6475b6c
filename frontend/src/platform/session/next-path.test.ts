import { expect, test } from 'vitest';
import { hostileAddresses } from '#domain/testing/hostile-addresses';
import { nextPath } from './next-path';

const site = 'https://site.test';

test.each(hostileAddresses)('?next=%j never leads to another site', (address) => {
  const path = nextPath(address);
  if (path === undefined) return;
  expect(path).toMatch(/^\/(?![/\\])/);
  for (const page of ['/login', '/static/Terms?next=x']) expect(new URL(path, site + page).origin).toBe(site);
});

test('refuses most hostile addresses', () => {
  expect(hostileAddresses.length).toBeGreaterThanOrEqual(60);
  // The others name a page of this site that does not exist.
  expect(hostileAddresses.filter((address) => nextPath(address) !== undefined)).toEqual([
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/;@evil.example',
    '/@evil.example',
    '/?next=//evil.example',
    '/#//evil.example',
    '/"><script>alert(1)</script>',
  ]);
});

test.each(['/login', '/SignUp', '/LOGIN?next=/admin', '/signup/#top'])(
  '%s is not an address after sign-in',
  (path) => {
    expect(nextPath(path)).toBeUndefined();
  },
);
