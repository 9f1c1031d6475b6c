import { describe, expect, test } from '@jest/globals';
import { hostileAddresses } from './testing/hostile-addresses';
import { followRedirects, redirectFor } from './redirects';

const rules = (pairs: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(pairs).map(([from, redirect]) => [from, { redirect }]));

test.each(['/Old', '/old/', '/OLD?tab=1', '/old#top'])('%s matches the rule of /old', (address) => {
  expect(redirectFor(address, rules({ '/old': '/new?a=1#b' }))).toBe('/new?a=1#b');
});

test.each([
  ['/old?tab=1#top', '/new', '/new?tab=1#top'],
  ['/old?tab=1#top', '/new?own=2', '/new?own=2#top'],
  ['/old?tab=1#top', '/new#own', '/new?tab=1#own'],
])('%s with the rule to %s goes to %s', (address, target, arrival) => {
  expect(redirectFor(address, rules({ '/old': target }))).toBe(arrival);
});

test.each(['/older', '/old/page', '/', '/__proto__', '/constructor'])('%s has no rule', (address) => {
  expect(redirectFor(address, rules({ '/old': '/new' }))).toBeUndefined();
});

test('ignores a rule that is not a redirect', () => {
  expect(redirectFor('/old', { '/old': {} })).toBeUndefined();
});

test('three redirects in a row are followed, four are not', () => {
  const three = { '/a': '/b', '/b': '/c', '/c': '/d' };
  expect(redirectFor('/a', rules(three))).toBe('/d');
  expect(redirectFor('/a', rules({ ...three, '/d': '/e' }))).toBeUndefined();
  expect(followRedirects('/a', rules({ ...three, '/d': '/e' })).outcome).toBe('is too long');
});

test.each([
  ['/a', { '/a': '/A/' }],
  ['/a', { '/a': '/b', '/b': '/a' }],
  ['/x', { '/x': '/a', '/a': '/b', '/b': '/a' }],
])('a loop from %s is not followed', (from, loop) => {
  expect(redirectFor(from, rules(loop))).toBeUndefined();
  expect(followRedirects(from, rules(loop)).outcome).toBe('loops');
});

describe('hostile targets', () => {
  test.each(hostileAddresses)('%j is never followed to another site', (target) => {
    const to = redirectFor('/old', rules({ '/old': target }));
    if (to === undefined) return;
    expect(new URL(to, 'https://site.test/old').origin).toBe('https://site.test');
    expect(to).toMatch(/^\/(?!\/)/);
  });

  test('a chain that ends elsewhere is not followed', () => {
    expect(redirectFor('/a', rules({ '/a': '/b', '/b': '//evil.example' }))).toBeUndefined();
  });
});
