import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rangeFault } from './date-range';
import { addDays, daysBetween, everyDay } from './days';
import { actualRtp, averageBet, coinGgr, coinNgr, hold, ratio, retention, turnover } from './definitions';
import { playerIdsOf, signUpDay } from './sign-up-day';

const sums = { rounds: 3, bets: 700n, wins: 650n };

test('figures follow from rounds, bets and wins', () => {
  expect(turnover(sums)).toBe(700n);
  expect(coinGgr(sums)).toBe(50n);
  expect(coinNgr(sums, { bonus: 80n, tournaments: 15n })).toBe(-45n);
  expect(coinNgr(sums, { bonus: 0n, tournaments: -20n })).toBe(70n);
  expect(hold(sums)).toBe('0.071429');
  expect(actualRtp(sums)).toBe('0.928571');
  expect(averageBet(sums)).toBe(233n);
  expect(retention(3, 8)).toBe('0.375000');
});

test('returns no ratio without rounds or players', () => {
  const none = { rounds: 0, bets: 0n, wins: 0n };
  expect([hold(none), actualRtp(none), averageBet(none), retention(0, 0)]).toEqual([null, null, null, null]);
});

test('rounds ratios of any size and sign to the nearest last decimal', () => {
  const amount = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
  fc.assert(
    fc.property(amount, amount, (part, whole) => {
      fc.pre(whole !== 0n);
      const text = ratio(part, whole) ?? '';
      expect(text).toMatch(/^-?\d+\.\d{6}$/);
      const scaled = BigInt(text.replace('.', ''));
      const off = 2n * (scaled * whole - part * 1_000_000n);
      const size = whole < 0n ? -whole : whole;
      expect(off <= size && off >= -size).toBe(true);
    }),
  );
});

test('hold and actual RTP add up to 1', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 20n }),
      fc.bigInt({ min: 0n, max: 10n ** 20n }),
      (bets, wins) => {
        const [held, paid] = [hold({ bets, wins }), actualRtp({ bets, wins })].map((text) =>
          BigInt((text ?? '').replace('.', '')),
        );
        const off = (held ?? 0n) + (paid ?? 0n) - 1_000_000n;
        expect(off <= 1n && off >= -1n).toBe(true);
      },
    ),
  );
});

describe('a range of days', () => {
  const today = '2026-11-23';
  test.each([
    ['2026-11-23', '2026-11-23', undefined],
    ['2025-11-23', '2026-11-23', undefined],
    ['2025-11-22', '2026-11-23', 'too-long'],
    ['2026-11-24', '2026-11-23', 'reversed'],
    ['2026-11-23', '2026-11-24', 'in-future'],
    ['2026-11-25', '2026-11-24', 'reversed'],
  ])('from %s to %s: %s', (from, to, fault) => expect(rangeFault({ from, to }, today)).toBe(fault));

  test('contains every day, also February 29', () => {
    expect(everyDay('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(everyDay('2028-03-01', '2028-02-28')).toEqual([]);
    expect(everyDay('2027-11-24', '2028-11-23')).toHaveLength(366);
    expect([addDays('2026-12-31', 1), daysBetween('2026-01-01', '2027-01-01')]).toEqual(['2027-01-01', 365]);
  });
});

test('the ids of players who joined on a day lie between the limits of the day', () => {
  const { first, after } = playerIdsOf('2026-11-22');
  expect([first, after].map(signUpDay)).toEqual(['2026-11-22', '2026-11-23']);
  expect(signUpDay('ada')).toBeUndefined();
});
