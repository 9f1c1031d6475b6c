import { expect, test } from 'vitest';
import { openVisit } from './visit';

const minute = 60_000;

/** A tab whose clock the test sets. */
const tab = () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  let now = 1_000 * minute;
  return {
    kept,
    pass: (minutes: number) => (now += minutes * minute),
    open: (key = 'maria') => openVisit({ storage, key, now: () => now }),
  };
};

test('another game continues the same visit', () => {
  const { open, pass } = tab();
  const first = open();
  pass(10);
  first.played('GOLD', 100, 30);
  first.checked();
  pass(20);
  const second = open();
  expect(second.begunAt).toBe(first.begunAt);
  expect(second.checkedAt).toBe(first.begunAt + 10 * minute);
  expect(second.sumsOf('GOLD')).toEqual({ staked: 100, won: 30 });
  expect(second.sumsOf('STAR')).toEqual({ staked: 0, won: 0 });
  second.played('GOLD', 100, 0);
  expect(open().sumsOf('GOLD')).toEqual({ staked: 200, won: 30 });
});

test('starts a new visit after an hour without a round', () => {
  const { open, pass } = tab();
  const first = open();
  first.played('GOLD', 100, 30);
  pass(60);
  const second = open();
  expect(second.begunAt).toBe(first.begunAt + 60 * minute);
  expect(second.sumsOf('GOLD')).toEqual({ staked: 0, won: 0 });
});

test('another user on the same device has a separate visit', () => {
  const { open } = tab();
  open('maria').played('GOLD', 100, 30);
  expect(open('peter').sumsOf('GOLD')).toEqual({ staked: 0, won: 0 });
});

test('starts a new visit if the stored one is invalid', () => {
  const { open, kept } = tab();
  kept.set('maria', '{');
  expect(open().sumsOf('GOLD')).toEqual({ staked: 0, won: 0 });
});

test('counts while the game is open in a browser without storage', () => {
  const refuse = () => {
    throw new DOMException('No storage.');
  };
  const visit = openVisit({ storage: { getItem: refuse, setItem: refuse }, key: 'maria', now: Date.now });
  visit.played('GOLD', 100, 30);
  expect(visit.sumsOf('GOLD')).toEqual({ staked: 100, won: 30 });
});
