import { expect, test } from '@jest/globals';
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

test('another table in the same visit goes on where the first was left', () => {
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

test('after an hour without a round a visit begins anew', () => {
  const { open, pass } = tab();
  const first = open();
  first.played('GOLD', 100, 30);
  pass(60);
  const second = open();
  expect(second.begunAt).toBe(first.begunAt + 60 * minute);
  expect(second.sumsOf('GOLD')).toEqual({ staked: 0, won: 0 });
});

test('somebody else on the same device has a visit of their own', () => {
  const { open } = tab();
  open('maria').played('GOLD', 100, 30);
  expect(open('peter').sumsOf('GOLD')).toEqual({ staked: 0, won: 0 });
});

test('what is kept and cannot be read is a new visit', () => {
  const { open, kept } = tab();
  kept.set('maria', '{');
  expect(open().sumsOf('GOLD')).toEqual({ staked: 0, won: 0 });
});

test('a browser that keeps nothing counts as long as the table is open', () => {
  const refuse = () => {
    throw new DOMException('No storage.');
  };
  const visit = openVisit({ storage: { getItem: refuse, setItem: refuse }, key: 'maria', now: Date.now });
  visit.played('GOLD', 100, 30);
  expect(visit.sumsOf('GOLD')).toEqual({ staked: 100, won: 30 });
});
