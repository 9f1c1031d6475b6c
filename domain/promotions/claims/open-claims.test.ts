import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Claim, freeRoundsLeft, isOpen } from './claim';
import {
  asksForBalance,
  betPayer,
  claimsAfterRound,
  claimsAt,
  coinsOf,
  endedClaim,
  expiryOf,
  type OpenClaim,
} from './open-claims';
import type { Reward, Wagering } from '../rules';
import { activeClaim, betOf } from '../testing/claim';
import { dayMs, games, startsAt } from '../testing/promotion';

const never = { totalMs: 0, since: null };
const freeRounds: Reward = { kind: 'FREE_ROUNDS', gameId: games.amber, count: 2, bet: '100' };

const openOf = (claim: Claim, changes: Partial<OpenClaim> = {}): OpenClaim => ({
  ...{ claimId: '01KAJ3ZV8N4Q6T9XWCB2R5M7C1', claim, reserved: 1000n, suspendedMs: 0, ending: null },
  ...changes,
});
const grant = (wagering: Partial<Wagering> = {}) => openOf(activeClaim({ multiple: 2, ...wagering }));
const free = (wagering: Partial<Wagering> = {}) =>
  openOf(activeClaim({ multiple: 1, maxWin: '1000', ...wagering }, { reward: freeRounds }));

describe('the payer of a bet', () => {
  test('is the main purse first, and the claim when the main purse has too little', () => {
    const claims = [grant()];
    const [{ claimId } = grant()] = claims;
    expect(asksForBalance(claims, betOf(100n))).toBe(true);
    expect(betPayer(claims, betOf(100n), 100n)).toEqual({ purse: 'MAIN', claimId, isFree: false });
    expect(betPayer(claims, betOf(100n), 99n)).toEqual({ purse: 'PROMO', claimId, isFree: false });
    expect(betPayer(claims, betOf(1001n), 99n)).toEqual({ purse: 'MAIN', claimId: null, isFree: false });
  });

  test('is the claim first if its terms say so, without a look at the main purse', () => {
    const claims = [grant({ spendOrder: 'CLAIM_FIRST' })];
    expect(asksForBalance(claims, betOf(100n))).toBe(false);
    expect(betPayer(claims, betOf(100n), 1000n)).toMatchObject({ purse: 'PROMO', isFree: false });
  });

  test('is a free round at its game and bet, and nowhere else', () => {
    const claims = [free()];
    expect(betPayer(claims, betOf(100n), 1000n)).toMatchObject({ purse: 'PROMO', isFree: true });
    for (const bet of [betOf(200n), { ...betOf(100n), gameId: games.birch }, { ...betOf(100n), coin: 'SLV' }])
      expect(betPayer(claims, bet, 1000n)).toEqual({ purse: 'MAIN', claimId: null, isFree: false });
  });
});

describe('free rounds', () => {
  test('use up the bets in the wallet, and the last one ends them', () => {
    const before = [free()];
    expect(before.map(coinsOf)).toEqual([200n]);
    const payer = betPayer(before, betOf(100n), 0n);
    const first = claimsAfterRound(before, payer, { ...betOf(100n), number: 1, win: 300n });
    expect(first.fed?.claim).toMatchObject({ purse: 300n, freeRoundsPlayed: 1 });
    expect(first.claims.map(coinsOf)).toEqual([400n]);
    const second = claimsAfterRound(first.claims, payer, { ...betOf(100n), number: 2, win: 900n });
    expect(second).toMatchObject({ excess: 200n, fed: { claim: { purse: 1000n, status: 'ACTIVE' } } });
  });

  test('without a win end the claim and give the reservation back', () => {
    const payer = betPayer([free()], betOf(100n), 0n);
    const round = { ...betOf(100n), number: 1, win: 0n };
    const { claims } = claimsAfterRound([free()], payer, round);
    const { fed } = claimsAfterRound(claims, payer, { ...round, number: 2 });
    expect(fed).toMatchObject({
      claim: { status: 'COMPLETED' },
      ending: { toMain: 0n, forfeited: 0n, toBudget: 1000n, isEmptied: false },
    });
  });
});

test('free rounds with wagering keep the rest of their reservation until the claim ends', () => {
  const claims = [free({ multiple: 3 })];
  const payer = betPayer(claims, betOf(100n), 0n);
  let after = claimsAfterRound(claims, payer, { ...betOf(100n), number: 1, win: 0n }).claims;
  after = claimsAfterRound(after, payer, { ...betOf(100n), number: 2, win: 200n }).claims;
  expect(after).toMatchObject([{ claim: { status: 'ACTIVE', purse: 200n, held: 800n }, ending: null }]);
  const [open = free()] = after;
  expect(endedClaim(open, 'FORFEITED', startsAt).ending).toMatchObject({ forfeited: 200n, toBudget: 1000n });
  const bet = { ...betOf(600n), number: 3, win: 0n };
  const { fed } = claimsAfterRound(after, betPayer(after, bet, 600n), bet);
  expect(fed?.ending).toMatchObject({ toMain: 200n, forfeited: 0n, toBudget: 800n });
});

describe('the end', () => {
  test('of the wagering moves at most `maxWin` to the main purse', () => {
    const open = grant({ multiple: 1, maxWin: '400' });
    const payer = { purse: 'MAIN', claimId: open.claimId, isFree: false } as const;
    const { fed } = claimsAfterRound([open], payer, { ...betOf(1000n), number: 1, win: 0n });
    expect(fed?.ending).toEqual({ toMain: 400n, forfeited: 600n, toBudget: 600n, isEmptied: false });
  });

  test('gives no more back to the budget than was taken', () => {
    const open = openOf({ ...activeClaim({ multiple: 2 }), purse: 5000n });
    expect(endedClaim(open, 'FORFEITED', startsAt).ending).toEqual({
      ...{ toMain: 0n, forfeited: 5000n, toBudget: 1000n, isEmptied: false },
    });
  });

  test('happens once', () => {
    const ended = endedClaim(grant(), 'FORFEITED', startsAt);
    expect(endedClaim(ended, 'EXPIRED', startsAt + 90 * dayMs)).toBe(ended);
  });

  test('comes after the days of the terms; suspensions do not count', () => {
    const at = startsAt + 7 * dayMs;
    const statusAt = (now: number, suspensions: { totalMs: number; since: number | null } = never) =>
      claimsAt([grant()], now, suspensions).map(({ claim }) => claim.status);
    expect(statusAt(at - 1)).toEqual(['ACTIVE']);
    expect(statusAt(at)).toEqual(['EXPIRED']);
    expect(statusAt(at, { totalMs: dayMs, since: null })).toEqual(['ACTIVE']);
    expect(statusAt(at + 30 * dayMs, { totalMs: 0, since: at - 1 })).toEqual(['ACTIVE']);
    const [open = grant()] = claimsAt([grant()], at, { totalMs: 0, since: startsAt + dayMs });
    expect(expiryOf(open, at)).toBe(at + 6 * dayMs);
    // Suspensions before the claim was issued do not count.
    const later = openOf(activeClaim({ multiple: 2 }), { suspendedMs: dayMs });
    expect(claimsAt([later], at, { totalMs: dayMs, since: null })[0]?.claim.status).toBe('EXPIRED');
  });
});

test('no sequence of rounds creates or loses coins', () => {
  const round = fc.record({ bet: fc.constantFrom(100n, 250n), win: fc.bigInt(0n, 700n), main: fc.boolean() });
  fc.assert(
    fc.property(fc.array(round, { maxLength: 40 }), fc.boolean(), (rounds, isFree) => {
      let claims: readonly OpenClaim[] = [isFree ? free() : grant({ multiple: 3, maxWin: '900' })];
      let wallet = claims.reduce((sum, open) => sum + coinsOf(open), 0n);
      rounds.forEach(({ bet, win, main }, index) => {
        const payer = betPayer(claims, betOf(bet), main ? bet : 0n);
        const after = claimsAfterRound(claims, payer, { ...betOf(bet), number: index + 1, win });
        if (payer.purse === 'PROMO') wallet += win - bet - after.excess;
        claims = after.claims;
        expect(claims.reduce((sum, open) => sum + coinsOf(open), 0n)).toBe(wallet);
        for (const { claim, ending } of claims) expect(ending === null).toBe(isOpen(claim));
      });
      expect(wallet >= 0n).toBe(true);
      expect(claims.every(({ claim }) => freeRoundsLeft(claim) >= 0)).toBe(true);
    }),
  );
});
