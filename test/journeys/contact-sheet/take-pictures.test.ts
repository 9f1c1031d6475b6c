import { expect, test } from '@jest/globals';
import { isShownIn, slugOf } from './take-pictures';

test.each([
  ['light', 'light', true],
  ['dark', 'light', true],
  ['casino', 'dark', false],
  ['light', 'casino', false],
  ['casino', 'casino', true],
  ['light', undefined, true],
])('the theme %s on a page with the theme %s: %s', (theme, own, isShown) => {
  expect(isShownIn(theme, own)).toBe(isShown);
});

test('names files by the path of the view', () => {
  expect(slugOf('/admin/Games?tab=history')).toBe('admin-games-tab-history');
  expect(slugOf('/')).toBe('home');
});
