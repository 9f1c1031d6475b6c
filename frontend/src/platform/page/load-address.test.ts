import { expect, test } from 'vitest';
import { loadAddress } from './load-address';

test.each([
  ['/company', ['go to /company']],
  ['/admin?tab=2', ['go to /admin?tab=2']],
  ['/admin?tab=1', ['reload']],
  ['/admin?tab=1#bottom', ['reload']],
])('at /admin?tab=1#top, loading %s results in %j', (address, expected) => {
  const done: string[] = [];
  const href = 'https://novalink.test/admin?tab=1#top';
  const assign = (to: string | URL) => void done.push(`go to ${String(to)}`);
  loadAddress({ href, assign, reload: () => void done.push('reload') }, address);
  expect(done).toEqual(expected);
});
