import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { activateClaim, type Claim, type ClaimChange, endClaim, isOpen, leftMsAt } from './claim';
import { betRefusal, contributionX100, payerOf, withClaimRound } from './claim-rounds';
import { activeClaim, betOf, claimRoundOf, issuedClaim } from '../testing/claim';
import { dayMs, games, hourMs, startsAt } from '../testing/promotion';

const anyWagering = fc.record({
  multiple: fc.integer({ min: 0, max: 50 }),
  maxBet: fc.option(fc.integer({ min: 1, max: 400 }).map(String)),
  maxWin: fc.option(fc.integer({ min: 1, max: 4000 }).map(String)),
  gameWeights: fc.constantFrom([], [{ gameId: games.birch, weightX100: 37 }]),
  spendOrder: fc.constantFrom('MAIN_FIRST' as const, 'CLAIM_FIRST' as const),
});
const anyRound = fc.record({
  purse: fc.constantFrom('MAIN' as const, 'PROMO' as const),
  gameId: fc.constantFrom(...Object.values(games)),
  bet: fc.bigInt(1n, 500n),
  win: fc.bigInt(0n, 900n),
});
const anyStep = fc.oneof(
  { weight: 8, arbitrary: anyRound },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...(['ACTIVATE', 'EXPIRED', 'FORFEITED', 'CANCELLED', 'SUSPENDED'] as const)),
  },
);
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

const noChange = (claim: Claim): ClaimChange => ({ claim, toMain: 0n, toBudget: 0n, tickets: null });

function stepped(claim: Claim, step: Step, seq: number, at: number): ClaimChange {
  switch (step) {
    case 'ACTIVATE':
      return activateClaim(claim, { at, sector: null }) ?? noChange(claim);
    case 'SUSPENDED':
      return noChange({ ...claim, clock: { leftMs: leftMsAt(claim, at), runningSince: null } });
    case 'EXPIRED':
    case 'FORFEITED':
    case 'CANCELLED':
      return endClaim(claim, step, at) ?? noChange(claim);
    default: {
      const round = claimRoundOf(step.purse, { ...step, seq, at });
      const isRefused = step.purse === 'PROMO' && betRefusal(claim, round) !== undefined;
      return isRefused ? noChange(claim) : withClaimRound(claim, round);
    }
  }
}

test('a claim never loses or creates coins, whatever happens to it', () => {
  fc.assert(
    fc.property(anyWagering, fc.array(anyStep, { maxLength: 40 }), (wagering, steps) => {
      let claim =
        activateClaim(issuedClaim(wagering), { at: startsAt, sector: null })?.claim ?? issuedClaim();
      if (wagering.multiple === 0) claim = issuedClaim(wagering);
      let [toMain, toBudget, won] = [0n, 0n, 0n];
      steps.forEach((step, index) => {
        const before = claim;
        const change = stepped(claim, step, index + 1, startsAt + index * 5 * hourMs);
        if (
          typeof step !== 'string' &&
          step.purse === 'PROMO' &&
          change.claim.lastSeq.PROMO > before.lastSeq.PROMO
        )
          won += step.win - step.bet;
        toMain += change.toMain;
        toBudget += change.toBudget;
        claim = change.claim;
        expect(toMain + toBudget + claim.purse + claim.held).toBe(1000n + won);
        expect(claim.purse >= 0n && claim.held >= 0n && change.toBudget >= 0n).toBe(true);
        if (!isOpen(before)) expect(change.toMain + change.toBudget).toBe(0n);
      });
      if (wagering.maxWin !== null) expect(toMain <= BigInt(wagering.maxWin)).toBe(true);
      if (claim.status !== 'COMPLETED') expect(toMain).toBe(0n);
    }),
  );
});

const anyRounds = fc
  .array(anyRound, { maxLength: 20 })
  .map((all) =>
    all.map((round, index) => claimRoundOf(round.purse, { ...round, purse: 'MAIN', seq: index + 1 })),
  );
const folded = (claim: Claim, rounds: readonly ReturnType<typeof claimRoundOf>[]): Claim =>
  rounds.reduce((now, round) => withClaimRound(now, round).claim, claim);

test('wagering continues from a state as if all rounds had been counted at once, and ignores repeated ones', () => {
  fc.assert(
    fc.property(anyWagering, anyRounds, fc.nat(20), (wagering, rounds, cut) => {
      const claim = activeClaim({ ...wagering, multiple: Math.max(1, wagering.multiple) });
      const whole = folded(claim, rounds);
      const middle = folded(claim, rounds.slice(0, cut));
      expect(folded(folded(middle, rounds.slice(0, cut)), rounds.slice(cut))).toEqual(whole);
      const weighted = rounds.reduce((sum, round) => sum + contributionX100(claim, round), 0n);
      if (isOpen(whole)) expect(whole.wageredX100).toBe(weighted);
    }),
  );
});

test('one bet is paid by one purse and feeds at most one claim that can take it', () => {
  const claims = (['a', 'b', 'c'] as const).map((promotionId, index) => ({
    promotionId,
    issuedAt: startsAt + index,
  }));
  fc.assert(
    fc.property(
      fc.array(anyWagering, { minLength: 3, maxLength: 3 }),
      fc.bigInt(0n, 600n),
      fc.bigInt(1n, 1200n),
      (wagerings, mainBalance, bet) => {
        const open = claims.map(({ promotionId, issuedAt }, index) =>
          activeClaim({ ...wagerings[index], multiple: 10 }, { promotionId }, issuedAt),
        );
        const wager = betOf(bet, startsAt + dayMs);
        const payer = payerOf(mainBalance, open, wager);
        const able = open.filter((claim) => betRefusal(claim, wager) === undefined);
        if (payer === undefined) {
          expect(able).toEqual([]);
          expect(mainBalance < bet).toBe(true);
        } else if (payer.purse === 'MAIN') {
          expect(mainBalance >= bet).toBe(true);
          expect(able.some(({ terms }) => terms.wagering.spendOrder === 'CLAIM_FIRST')).toBe(false);
        } else expect(able.map(({ id }) => id)).toContain(payer.claimId);
        expect(payerOf(mainBalance, [...open].reverse(), wager)).toEqual(payer);
      },
    ),
  );
});
