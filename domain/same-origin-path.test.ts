import { describe, expect, test } from '@jest/globals';
import { sameOriginPath } from './same-origin-path';

describe('a path of this site', () => {
  test.each(['/', '/company', '/Admin/Users?group=ADMINS&email=a%40b', '/static/Terms#privacy', '/a//b'])(
    '%s is kept',
    (path) => {
      expect(sameOriginPath(path)).toBe(path);
    },
  );

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    '/\n/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    ' /company',
    'company',
    '',
    '/a\\b',
    '/..//evil.example',
    '/./\u0000/x',
    `/${'a'.repeat(2000)}`,
    null,
    undefined,
  ])('%j is refused', (path) => {
    expect(sameOriginPath(path)).toBeUndefined();
  });

  test('an encoded slash stays a part of the path', () => {
    expect(sameOriginPath('/%2F/evil.example')).toBe('/%2F/evil.example');
  });
});
