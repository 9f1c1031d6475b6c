import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageActivity } from './page-activity';

const shown = { visibility: 'visible', isOnline: true };
beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(shown, { visibility: 'visible', isOnline: true });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => shown.visibility });
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => shown.isOnline });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState');
  Reflect.deleteProperty(navigator, 'onLine');
});

const open = () => {
  const page = createPageActivity();
  const reported: boolean[] = [];
  page.watch(() => reported.push(page.isActive()));
  return { ...page, reported };
};
const show = (visibility: 'visible' | 'hidden') => {
  shown.visibility = visibility;
  document.dispatchEvent(new Event('visibilitychange'));
};

test('a tab is active until it was hidden for half a minute', () => {
  const { isActive, reported } = open();
  show('hidden');
  vi.advanceTimersByTime(29_999);
  expect([isActive(), reported]).toEqual([true, []]);
  vi.advanceTimersByTime(1);
  expect([isActive(), reported]).toEqual([false, [false]]);
  show('visible');
  expect(reported).toEqual([false, true]);
});

test('a tab that is hidden for a moment stays active', () => {
  const { reported } = open();
  show('hidden');
  vi.advanceTimersByTime(10_000);
  show('visible');
  vi.advanceTimersByTime(60_000);
  expect(reported).toEqual([true]);
});

test('a tab is inactive while the device sleeps', () => {
  const { reported } = open();
  show('hidden');
  vi.setSystemTime(Date.now() + 3_600_000);
  show('visible');
  expect(reported).toEqual([false, true]);
});

test('a tab that opens in the background is inactive until it is shown', () => {
  shown.visibility = 'hidden';
  const { isActive } = open();
  expect(isActive()).toBe(false);
  show('visible');
  expect(isActive()).toBe(true);
});

test('a tab on a device without a network is inactive', () => {
  const { reported } = open();
  for (const isOnline of [false, true]) {
    shown.isOnline = isOnline;
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  }
  expect(reported).toEqual([false, true]);
});
