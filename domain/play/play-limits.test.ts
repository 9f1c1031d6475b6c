import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { PlayLimits } from '../generated/types';
import {
  brokenLimit,
  lossesAt,
  limitsAfter,
  limitsAt,
  sessionEnd,
  withLoss,
  type HeldLimits,
  type Wager,
} from './play-limits';

const none: PlayLimits = { dailyLoss: null, weeklyLoss: null, monthlyLoss: null, sessionMinutes: null };
const now = new Date('2026-05-06T12:00:00.000Z');
const hour = 60 * 60 * 1000;
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);

const wager = (more: Partial<Wager> = {}): Wager => ({
  bet: 100n,
  decimals: 2,
  counted: undefined,
  own: none,
  brandDailyLoss: null,
  ...more,
});

describe('a bet', () => {
  test('is accepted without limits', () => {
    expect(brokenLimit(wager({ bet: 10n ** 12n }), now)).toBeUndefined();
  });

  test.each([
    ['dailyLoss', '2026-05-07T00:00:00.000Z'],
    ['weeklyLoss', '2026-05-11T00:00:00.000Z'],
    ['monthlyLoss', '2026-06-01T00:00:00.000Z'],
  ] as const)('may lose as much as %s, and not one minor unit more', (limit, until) => {
    const counted = withLoss(lossesAt(undefined, now), 900n);
    const own = { ...none, [limit]: 10 };
    expect(brokenLimit(wager({ counted, own }), now)).toBeUndefined();
    expect(brokenLimit(wager({ counted, own, bet: 101n }), now)).toEqual({ limit, until: new Date(until) });
  });

  test('respects the stricter of the limits of brand and player', () => {
    const own = { ...none, dailyLoss: 3 };
    expect(brokenLimit(wager({ bet: 301n, own, brandDailyLoss: 5 }), now)?.limit).toBe('dailyLoss');
    expect(brokenLimit(wager({ bet: 501n, brandDailyLoss: 5 }), now)?.limit).toBe('dailyLoss');
    expect(brokenLimit(wager({ bet: 500n, brandDailyLoss: 5 }), now)).toBeUndefined();
  });

  test('may be larger by the amount won', () => {
    const counted = withLoss(lossesAt(undefined, now), -400n);
    const own = { ...none, dailyLoss: 1 };
    expect(brokenLimit(wager({ counted, own, bet: 500n }), now)).toBeUndefined();
    expect(brokenLimit(wager({ counted, own, bet: 501n }), now)?.limit).toBe('dailyLoss');
  });

  test('ignores periods that are over', () => {
    const counted = withLoss(lossesAt(undefined, now), 1000n);
    expect(lossesAt(counted, after(12 * hour))).toMatchObject({ dayLoss: 0n, weekLoss: 1000n });
    expect(lossesAt(counted, after(5 * 24 * hour))).toMatchObject({ weekLoss: 0n, monthLoss: 1000n });
    expect(lossesAt(counted, after(26 * 24 * hour))).toMatchObject({ dayLoss: 0n, monthLoss: 0n });
  });

  test.each([
    ['day', '2026-05-07T00:00:00.000Z'],
    ['week', '2026-05-11T00:00:00.000Z'],
    ['month', '2026-06-01T00:00:00.000Z'],
    ['year', '2027-01-01T00:00:00.000Z'],
  ])('continues the %s that another clock started', (_period, begins) => {
    const [late, early] = [new Date(begins), new Date(Date.parse(begins) - 1)];
    const counted = withLoss(lossesAt(withLoss(lossesAt(undefined, early), 500n), late), 900n);
    expect(lossesAt(counted, early)).toEqual(counted);
  });

  test('never makes a day’s net loss pass its limit, whatever was won before', () => {
    const rounds = fc.array(fc.tuple(fc.bigInt(1n, 500n), fc.bigInt(0n, 800n)), { maxLength: 60 });
    fc.assert(
      fc.property(rounds, fc.integer({ min: 1, max: 20 }), (played, dailyLoss) => {
        let counted = lossesAt(undefined, now);
        for (const [bet, win] of played) {
          if (brokenLimit(wager({ bet, counted, own: { ...none, dailyLoss } }), now)) continue;
          counted = withLoss(withLoss(counted, bet), -win);
          expect(counted.dayLoss).toBeLessThanOrEqual(BigInt(dailyLoss) * 100n);
        }
      }),
    );
  });
});

const limit = fc.option(fc.integer({ min: 15, max: 480 }));
const someLimits = fc.record({
  dailyLoss: limit,
  weeklyLoss: limit,
  monthlyLoss: limit,
  sessionMinutes: limit,
}) as fc.Arbitrary<PlayLimits>;
const names = Object.keys(none) as (keyof PlayLimits)[];
const tightest: PlayLimits = { dailyLoss: 15, weeklyLoss: 15, monthlyLoss: 15, sessionMinutes: 15 };
const room = (of: number | null | undefined) => of ?? Number.POSITIVE_INFINITY;
const sleeping: HeldLimits = { limits: none, pendingLimits: null };

describe('limits', () => {
  test('apply at once if stricter, after 24 hours if looser', () => {
    const first = limitsAfter(sleeping, { ...none, dailyLoss: 10, weeklyLoss: 50 }, now);
    expect(first).toEqual({ limits: { ...none, dailyLoss: 10, weeklyLoss: 50 }, pendingLimits: null });
    const second = limitsAfter(first, { ...none, dailyLoss: 20, weeklyLoss: 40 }, now);
    expect(second).toEqual({
      limits: { ...none, dailyLoss: 10, weeklyLoss: 40 },
      pendingLimits: {
        limits: { ...none, dailyLoss: 20, weeklyLoss: 40 },
        from: '2026-05-07T12:00:00.000Z',
      },
    });
    expect(limitsAt(second, after(24 * hour - 1))).toEqual(second);
    expect(limitsAt(second, after(24 * hour))).toEqual({
      limits: { ...none, dailyLoss: 20, weeklyLoss: 40 },
      pendingLimits: null,
    });
  });

  test('keep their waiting time if repeated, and restart it if loosened further', () => {
    const held = limitsAfter(sleeping, { ...none, dailyLoss: 10 }, now);
    const waiting = limitsAfter(held, { ...none, dailyLoss: 30 }, now);
    const from = waiting.pendingLimits?.from;
    expect(limitsAfter(waiting, { ...none, dailyLoss: 30 }, after(hour)).pendingLimits?.from).toBe(from);
    expect(limitsAfter(waiting, { ...none, dailyLoss: 20 }, after(hour)).pendingLimits?.from).toBe(from);
    expect(limitsAfter(waiting, none, after(hour)).pendingLimits?.from).toBe('2026-05-07T13:00:00.000Z');
    expect(limitsAfter(waiting, { ...none, dailyLoss: 10 }, after(hour)).pendingLimits).toBeNull();
  });

  test('are loosened 24 hours after the request, never earlier', () => {
    const wishes = fc.array(fc.tuple(someLimits, fc.integer({ min: 0, max: 30 })), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(wishes, (said) => {
        let at = now;
        let held: HeldLimits = { limits: tightest, pendingLimits: null };
        const wished = [{ at: new Date(0), wish: tightest }];
        for (const [wish, hours] of said) {
          at = new Date(at.getTime() + hours * hour);
          held = limitsAfter(held, wish, at);
          wished.push({ at, wish });
          const ripe = wished.filter((one) => one.at.getTime() <= at.getTime() - 24 * hour);
          for (const name of names) {
            expect(room(held.limits[name])).toBeLessThanOrEqual(room(wish[name]));
            const loosest = Math.max(...ripe.map((one) => room(one.wish[name])));
            expect(room(held.limits[name])).toBeLessThanOrEqual(loosest);
          }
        }
        const due = new Date(at.getTime() + 24 * hour);
        expect(limitsAt(held, due)).toEqual({ limits: wished.at(-1)?.wish, pendingLimits: null });
      }),
    );
  });
});

test('a session ends after the least of what brand, player and platform allow', () => {
  const start = now.toISOString();
  expect(sessionEnd(start, 120, none)).toBe('2026-05-06T14:00:00.000Z');
  expect(sessionEnd(start, 120, { ...none, sessionMinutes: 15 })).toBe('2026-05-06T12:15:00.000Z');
  expect(sessionEnd(start, 100_000, none)).toBe('2026-05-06T20:00:00.000Z');
});
