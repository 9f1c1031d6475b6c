import { describe, expect, test } from '@jest/globals';
import { activateClaim, completedIfDone, endClaim, leftMsAt, withFreeRound } from './claim';
import { betRefusal, contributionX100, payerOf, withClaimRound } from './claim-rounds';
import type { Reward } from '../rules';
import { activeClaim, betOf, claimRoundOf, issuedClaim } from '../testing/claim';
import { dayMs, games, startsAt } from '../testing/promotion';

const wheel: Reward = {
  kind: 'WHEEL',
  sectors: [
    { label: 'Nothing', weight: 1, amount: '0' },
    { label: 'Half', weight: 1, amount: '500' },
    { label: 'All', weight: 1, amount: '1000' },
  ],
};
const freeRounds: Reward = { kind: 'FREE_ROUNDS', gameId: games.amber, count: 2, bet: '20' };

describe('activation', () => {
  test('moves the reward to the claim’s purse while it has wagering', () => {
    const claim = issuedClaim({ multiple: 10 });
    expect(activateClaim(claim, { at: startsAt, sector: null })).toMatchObject({
      ...{ claim: { status: 'ACTIVE', purse: 1000n, held: 0n }, toMain: 0n, toBudget: 0n },
    });
  });

  test('pays the reward at once without wagering, at most `maxWin`', () => {
    const claim = issuedClaim({ maxWin: '600' });
    expect(activateClaim(claim, { at: startsAt, sector: null })).toMatchObject({
      ...{ claim: { status: 'COMPLETED', purse: 0n }, toMain: 600n, toBudget: 400n },
    });
  });

  test.each([
    [0, 0n, 1000n],
    [1, 500n, 500n],
    [2, 1000n, 0n],
  ])('gives back what sector %s does not win', (sector, toMain, toBudget) => {
    const claim = issuedClaim({}, { reward: wheel });
    expect(activateClaim(claim, { at: startsAt, sector })).toMatchObject({ toMain, toBudget });
  });

  test('needs the sector of a wheel', () => {
    const claim = issuedClaim({}, { reward: wheel });
    for (const sector of [null, 3])
      expect(() => activateClaim(claim, { at: startsAt, sector })).toThrow(RangeError);
  });

  test('hands out tickets', () => {
    const claim = issuedClaim({}, { reward: { kind: 'TICKETS', coin: 'TKT', decimals: 0, amount: '3' } });
    expect(activateClaim(claim, { at: startsAt, sector: null })).toMatchObject({
      ...{
        claim: { status: 'COMPLETED' },
        tickets: { coin: 'TKT', amount: 3n },
        toMain: 0n,
        toBudget: 0n,
      },
    });
  });

  test('is possible once, before the claim expires, and not during a time-out', () => {
    const at = startsAt + 7 * dayMs;
    expect(activateClaim(activeClaim(), { at: startsAt, sector: null })).toBeUndefined();
    expect(activateClaim(issuedClaim(), { at, sector: null })).toBeUndefined();
    expect(activateClaim(issuedClaim(), { at: at - 1, sector: null })).toBeDefined();
    const stopped = { ...issuedClaim(), clock: { leftMs: dayMs, runningSince: null } };
    expect(activateClaim(stopped, { at: startsAt, sector: null })).toBeUndefined();
  });
});

describe('free rounds', () => {
  const active = () => activeClaim({ multiple: 2, maxWin: '100' }, { reward: freeRounds });

  test('fill the purse up to `maxWin`, then give the rest back and set the wagering', () => {
    const first = withFreeRound(active(), { number: 1, win: 70n, at: startsAt });
    expect(first).toMatchObject({ claim: { purse: 70n, held: 30n }, toBudget: 0n });
    const again = withFreeRound(first?.claim ?? active(), { number: 1, win: 70n, at: startsAt });
    expect(again?.claim).toEqual(first?.claim);
    const low = withFreeRound(first?.claim ?? active(), { number: 2, win: 10n, at: startsAt });
    expect(low).toMatchObject({ claim: { status: 'ACTIVE', purse: 80n, held: 0n }, toBudget: 20n });
    const high = withFreeRound(first?.claim ?? active(), { number: 2, win: 500n, at: startsAt });
    expect(high).toMatchObject({ claim: { purse: 100n, rewarded: 100n, held: 0n }, toBudget: 0n });
  });

  test('complete the claim if they win nothing', () => {
    const one = withFreeRound(active(), { number: 1, win: 0n, at: startsAt })?.claim ?? active();
    expect(withFreeRound(one, { number: 2, win: 0n, at: startsAt })).toMatchObject({
      ...{ claim: { status: 'COMPLETED' }, toMain: 0n, toBudget: 100n },
    });
  });

  test('are played in order and before their wins are bet', () => {
    expect(withFreeRound(active(), { number: 2, win: 0n, at: startsAt })).toBeUndefined();
    expect(withFreeRound(active(), { number: 0, win: 0n, at: startsAt })).toBeUndefined();
    expect(withFreeRound(activeClaim(), { number: 1, win: 0n, at: startsAt })).toBeUndefined();
    const one = withFreeRound(active(), { number: 1, win: 90n, at: startsAt })?.claim ?? active();
    expect(betRefusal(one, betOf(50n))).toBe('FREE_ROUNDS_LEFT');
    expect(contributionX100(one, betOf(50n))).toBe(0n);
  });
});

describe('wagering', () => {
  test('is done with weighted bets of the multiple, from either purse', () => {
    const gameWeights = [{ gameId: games.birch, weightX100: 25 }];
    let claim = activeClaim({ multiple: 2, gameWeights });
    for (const [seq, gameId, wageredX100] of [
      [1, games.amber, 100_000n],
      [2, games.birch, 125_000n],
    ] as const) {
      ({ claim } = withClaimRound(claim, claimRoundOf('PROMO', { seq, gameId, bet: 1000n, win: 1000n })));
      expect(claim.wageredX100).toBe(wageredX100);
    }
    const change = withClaimRound(claim, claimRoundOf('MAIN', { seq: 1, bet: 750n, win: 9000n }));
    expect(change).toMatchObject({ claim: { status: 'COMPLETED', purse: 0n }, toMain: 1000n, toBudget: 0n });
  });

  test('moves at most `maxWin` to the main purse and the rest to the budget', () => {
    const claim = activeClaim({ multiple: 1, maxWin: '3000' });
    const change = withClaimRound(claim, claimRoundOf('PROMO', { bet: 1000n, win: 4500n }));
    expect(change).toMatchObject({ toMain: 3000n, toBudget: 1500n });
  });

  test('ends with an empty purse', () => {
    const change = withClaimRound(
      activeClaim({ multiple: 9 }),
      claimRoundOf('PROMO', { bet: 1000n, win: 0n }),
    );
    expect(change).toMatchObject({ claim: { status: 'COMPLETED' }, toMain: 0n, toBudget: 0n });
  });

  test('refuses a bet above the maximum from the purse, and does not count one from the main purse', () => {
    const claim = activeClaim({ multiple: 9, maxBet: '100' });
    expect([100n, 101n].map((bet) => betRefusal(claim, betOf(bet)))).toEqual([undefined, 'MAX_BET']);
    expect([100n, 101n].map((bet) => contributionX100(claim, betOf(bet)))).toEqual([10_000n, 0n]);
    expect(() => withClaimRound(claim, claimRoundOf('PROMO', { bet: 101n }))).toThrow(RangeError);
    expect(withClaimRound(claim, claimRoundOf('MAIN', { bet: 101n })).claim.wageredX100).toBe(0n);
  });

  test('counts a round once in each wallet', () => {
    const claim = activeClaim({ multiple: 9 });
    const after = ['MAIN', 'MAIN', 'PROMO', 'PROMO'] as const;
    const last = after.reduce((now, purse) => withClaimRound(now, claimRoundOf(purse)).claim, claim);
    expect(last).toMatchObject({ wageredX100: 20_000n, purse: 900n, lastSeq: { MAIN: 1, PROMO: 1 } });
  });

  test.each([
    ['another coin', { coin: 'SLV' }, 'COIN'],
    ['more than the purse', { bet: 1001n }, 'BALANCE'],
    ['an expired claim', { at: startsAt + 7 * dayMs }, 'NOT_USABLE'],
  ] as const)('refuses a bet with %s', (_name, changes, reason) => {
    expect(betRefusal(activeClaim({ multiple: 9 }), { ...betOf(100n), ...changes })).toBe(reason);
  });
});

describe('the payer of a bet', () => {
  const main = activeClaim({ multiple: 9 }, { promotionId: 'a' });
  const later = activeClaim({ multiple: 9, spendOrder: 'CLAIM_FIRST' }, { promotionId: 'b' }, startsAt + 1);

  test('is the main purse, unless it is too small or a claim comes first', () => {
    const bet = betOf(100n, startsAt + 1);
    expect(payerOf(100n, [main], bet)).toEqual({ purse: 'MAIN', claimId: main.id });
    expect(payerOf(99n, [main], bet)).toEqual({ purse: 'PROMO', claimId: main.id });
    expect(payerOf(100n, [main, later], bet)).toEqual({ purse: 'PROMO', claimId: later.id });
    expect(payerOf(100n, [], bet)).toEqual({ purse: 'MAIN', claimId: null });
    expect(payerOf(99n, [], bet)).toBeUndefined();
    expect(payerOf(0n, [main], betOf(1001n))).toBeUndefined();
  });

  test('feeds only the oldest claim for which the bet counts', () => {
    const small = activeClaim({ multiple: 9, maxBet: '50' }, { promotionId: 'c' }, startsAt - 1);
    expect(payerOf(100n, [main, small], betOf(100n))).toEqual({ purse: 'MAIN', claimId: main.id });
    expect(payerOf(100n, [main, small], betOf(50n))).toEqual({ purse: 'MAIN', claimId: small.id });
  });
});

describe('the end of a claim', () => {
  test.each([
    ['a claim that is not active', issuedClaim()],
    ['a claim with free rounds left', activeClaim({}, { reward: freeRounds })],
  ])('does not come for %s, although there is nothing to wager', (_which, claim) => {
    expect(completedIfDone(claim)).toMatchObject({ claim, toMain: 0n, toBudget: 0n });
  });

  test.each(['EXPIRED', 'FORFEITED', 'CANCELLED'] as const)('%s gives the purse back', (status) => {
    const at = startsAt + 7 * dayMs;
    for (const claim of [issuedClaim({ multiple: 9 }), activeClaim({ multiple: 9 })])
      expect(endClaim(claim, status, at)).toMatchObject({
        ...{ claim: { status, purse: 0n, held: 0n }, toMain: 0n, toBudget: 1000n },
      });
  });

  test('comes once, and expiry not before its time', () => {
    const ended = endClaim(activeClaim({ multiple: 9 }), 'FORFEITED', startsAt)?.claim ?? issuedClaim();
    for (const status of ['EXPIRED', 'FORFEITED', 'CANCELLED'] as const)
      expect(endClaim(ended, status, startsAt + 99 * dayMs)).toBeUndefined();
    expect(endClaim(issuedClaim(), 'EXPIRED', startsAt + 7 * dayMs - 1)).toBeUndefined();
    expect(withClaimRound(ended, claimRoundOf('MAIN')).claim).toEqual(ended);
  });
});

test('a claim whose clock is stopped does not expire and cannot be used', () => {
  const stopped = { ...activeClaim({ multiple: 9 }), clock: { leftMs: 5 * dayMs, runningSince: null } };
  expect(leftMsAt(stopped, startsAt + 60 * dayMs)).toBe(5 * dayMs);
  expect(endClaim(stopped, 'EXPIRED', startsAt + 60 * dayMs)).toBeUndefined();
  expect(betRefusal(stopped, betOf(100n, startsAt + 3 * dayMs))).toBe('NOT_USABLE');
  expect(contributionX100(stopped, betOf(100n, startsAt + 3 * dayMs))).toBe(0n);
});
