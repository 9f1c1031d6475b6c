import { describe, expect, test } from '@jest/globals';
import { hostileAddresses } from '#domain/testing/hostile-addresses';
import { BadOptions } from './bad-options';
import { changeRules } from './change-rules';

const before = { '/About': { redirect: '/static/Terms' } };
const change = (redirects: readonly string[], removedRedirects: readonly string[] = [], rules = before) =>
  changeRules(rules, { redirects, removedRedirects });

/** The lines that the command prints about invalid options. */
function faults(redirects: readonly string[], removedRedirects: readonly string[] = []): string[] {
  try {
    change(redirects, removedRedirects);
  } catch (error) {
    if (error instanceof BadOptions) return error.message.split('\n');
    throw error;
  }
  return [];
}

test('keeps rules of the previous release', () => {
  expect(change([])).toEqual(before);
  expect(change(['/old=/new?a=b#c'])).toEqual({ ...before, '/old': { redirect: '/new?a=b#c' } });
});

test('replaces a redirect of the same path, in any letter case and with a trailing slash', () => {
  expect(change(['/ABOUT/=/static/Policy'])).toEqual({ '/ABOUT': { redirect: '/static/Policy' } });
});

test('a redirect is removed, in any case', () => {
  expect(change([], ['/about/'])).toEqual({});
  expect(change(['/about=/static/Policy'], ['/About'])).toEqual({ '/about': { redirect: '/static/Policy' } });
});

test('stores paths as browsers encode them', () => {
  expect(change(['/über=/ünter'])).toHaveProperty(['/%C3%BCber'], { redirect: '/%C3%BCnter' });
});

test('three redirects in a row are allowed', () => {
  expect(Object.keys(change(['/a=/b', '/b=/About']))).toHaveLength(3);
});

test.each([
  ['/old', '--redirect /old: write the old and the new path, as in /old=/new.'],
  ['/old=', 'the new path "" is not a path of this site'],
  ['=/new', 'the old path "" is not a path of this site'],
  ['old=/new', 'the old path old is not a path of this site'],
  ['/old?x=/new', 'the old path /old?x must have no query and no fragment.'],
  ['/old#x=/new', 'the old path /old#x must have no query and no fragment.'],
  ['/api/v1/health=/new', 'the old path /api/v1/health is not a page'],
  ['/ASSETS/index.js=/new', 'the old path /ASSETS/index.js is not a page'],
  ['/builds/latest.json=/new', 'the old path /builds/latest.json is not a page'],
  ['/a=/A/', '--redirect: /a → /A/ is a loop.'],
  ['/static/Terms=/about', '--redirect: /About → /static/Terms → /about is a loop.'],
  ['/old=https://evil.example', '--redirect /old=https://evil.example: the new path https://evil.example'],
])('rejects %s', (redirect, message) => {
  expect(faults([redirect]).join('\n')).toContain(message);
});

test('rejects more than three redirects in a row, whichever rule is new', () => {
  expect(faults(['/a=/b', '/b=/c', '/c=/About'])).toEqual([
    '--redirect: /a → /b → /c → /About → /static/Terms has more than 3 redirects in a row.',
  ]);
  expect(() =>
    change(['/static/Terms=/d'], [], {
      ...before,
      ...{ '/x': { redirect: '/y' }, '/y': { redirect: '/About' } },
    }),
  ).toThrow('/x → /y → /About → /static/Terms → /d has more than 3 redirects in a row.');
});

test('rejects the removal of a missing redirect and lists existing ones', () => {
  expect(faults([], ['/nowhere'])).toEqual([
    '--remove-redirect /nowhere: there is no redirect for this path. There are: /About.',
  ]);
});

test('names all invalid options at once', () => {
  expect(faults(['nonsense', '/old=//evil.example'], ['/nowhere'])).toHaveLength(3);
});

describe('hostile URLs', () => {
  test.each(hostileAddresses)('%j is rejected or stays on the site', (target) => {
    if (faults([`/old=${target}`]).length > 0) return;
    const to = change([`/old=${target}`])['/old']?.redirect ?? '';
    expect(new URL(to, 'https://site.test/old').origin).toBe('https://site.test');
  });

  test('are printed without control characters', () => {
    for (const target of hostileAddresses)
      expect(faults([`/old=${target}`]).join(' ')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
  });
});
