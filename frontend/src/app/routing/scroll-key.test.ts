import { expect, test } from 'vitest';
import { scrollKey } from './scroll-key';

const at = (pathname: string, key = 'default', search = '') => scrollKey({ pathname, key, search });

test('pages that are loaded one after another do not share a scroll position', () => {
  expect(at('/admin')).not.toBe(at('/Company'));
  expect(at('/provider/Games', 'default', '?game=1')).not.toBe(at('/provider/Games'));
  expect(at('/admin')).toBe(at('/admin'));
});

test('a page that is opened by a link has a separate scroll position, which Back restores', () => {
  expect(at('/admin', 'k1')).not.toBe(at('/admin', 'k2'));
  expect(at('/admin', 'k1')).toBe(at('/admin', 'k1'));
});
