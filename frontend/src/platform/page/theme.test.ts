import { beforeEach, expect, test } from 'vitest';
import { readTheme } from './shown-theme';
import { chooseTheme, startTheme } from './theme';

let systemIsDark = false;
let systemChanged = () => undefined;

beforeEach(() => {
  localStorage.clear();
  systemIsDark = false;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: systemIsDark,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
      addEventListener: (_type: string, listener: () => undefined) => {
        systemChanged = listener;
      },
    });
});

const shown = () => document.documentElement.dataset.theme;

test('follows the system theme until one is chosen', () => {
  systemIsDark = true;
  startTheme();
  expect([readTheme(), shown()]).toEqual(['system', 'dark']);
  chooseTheme('light');
  expect([readTheme(), shown()]).toEqual(['light', 'light']);
});

test('applies a choice immediately and stores it', () => {
  chooseTheme('dark');
  expect([readTheme(), shown()]).toEqual(['dark', 'dark']);
});

test('follows changes of the system theme if it is chosen', () => {
  chooseTheme('system');
  startTheme();
  expect(shown()).toBe('light');
  systemIsDark = true;
  systemChanged();
  expect(shown()).toBe('dark');
});

test('ignores an invalid stored theme', () => {
  localStorage.setItem('novalink.theme', 'casino"><script>');
  expect(readTheme()).toBe('system');
});
