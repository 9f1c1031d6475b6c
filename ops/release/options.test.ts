import { expect, test } from '@jest/globals';
import { readReleaseOptions } from './options';

test('publishes to the local cloud by default', () => {
  expect(readReleaseOptions([])).toEqual({
    help: false,
    stage: undefined,
    folder: undefined,
    redirects: [],
    removedRedirects: [],
  });
});

test('accepts several redirects', () => {
  const args = ['--redirect', '/a=/b', '--redirect=/c=/d', '--remove-redirect', '/e', '--stage', 'dev'];
  expect(readReleaseOptions(args)).toMatchObject({
    stage: 'dev',
    redirects: ['/a=/b', '/c=/d'],
    removedRedirects: ['/e'],
  });
});

test.each([
  [['--stage', 'local'], '--stage local: there is no such stage; there are dev and prod.'],
  [['--stage', '../x'], 'there is no such stage'],
  [['--redirects', '/a=/b'], "Unknown option '--redirects'"],
  [['--redirect'], "'--redirect <value>' argument missing"],
  [['/a=/b'], 'Unexpected argument'],
])('rejects %j', (args, message) => {
  expect(() => readReleaseOptions(args)).toThrow(message);
});
