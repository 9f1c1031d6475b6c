import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { twentyLines } from '@novalink/engine/models';
import { uncappedReturn } from '@novalink/engine/exact';
import { fraction, sumOf, times } from '@novalink/engine/fraction';
import { claimCost, promotionCost } from './expected-cost';
import type { PromotionRules, Reward, Sector, Wagering } from './rules';
import { drawSector } from './wheel';
import { games, rulesWith } from './testing/promotion';

const rewarding = (
  reward: Reward,
  wagering: Partial<Wagering> = {},
  limits: Partial<PromotionRules['limits']> = {},
) =>
  rulesWith({
    reward,
    wagering: { ...rulesWith().wagering, ...wagering },
    limits: { ...rulesWith().limits, ...limits },
  });
const grant: Reward = { kind: 'GRANT', amount: '1000' };
const freeRounds: Reward = { kind: 'FREE_ROUNDS', gameId: games.amber, count: 10, bet: '20' };
const rtp = uncappedReturn(twentyLines).rtp.least;
const game = { rtp, maxWinX: twentyLines.maxWinX };

test('a grant costs its amount, and its wagering is bets and not a saving', () => {
  expect(claimCost(rewarding(grant, { multiple: 30 }), null)).toEqual({
    ...{ expected: fraction(1000), isExact: true, worst: 1000n },
    ...{ turnover: fraction(30_000), mostTurnover: fraction(30_000) },
  });
});

test('bets on games that count in part have to be larger, and games that do not count are left out', () => {
  const most = (...weights: readonly number[]) => {
    const gameWeights = weights.map((weightX100, index) => ({ gameId: `${index}`, weightX100 }));
    return claimCost(rewarding(grant, { multiple: 30, gameWeights }), null).mostTurnover;
  };
  expect(most(50, 40, 0)).toEqual(fraction(75_000));
  expect(most(30)).toEqual(fraction(100_000));
  expect(most(0, 100)).toEqual(fraction(30_000));
  const rules = rewarding(grant, { multiple: 30, gameWeights: [{ gameId: 'a', weightX100: 50 }] });
  expect(promotionCost(rules, { claims: 3, game: null })).toMatchObject({
    ...{ turnover: fraction(90_000), mostTurnover: fraction(180_000) },
  });
});

test('without wagering at most `maxWin` of a reward is paid', () => {
  const cost = (multiple: number) => claimCost(rewarding(grant, { multiple, maxWin: '400' }), null).worst;
  expect([cost(0), cost(1)]).toEqual([400n, 1000n]);
});

test('a percentage has no expected cost, only a worst case', () => {
  const within = { kind: 'PREVIOUS_PERIOD' } as const;
  const reward = { kind: 'PERCENT', of: 'NET_LOSS', basisPoints: 1, cap: '700', within } as const;
  expect(claimCost(rewarding(reward), null)).toMatchObject({ expected: null, turnover: null, worst: 700n });
});

describe('free rounds', () => {
  test('cost return × rounds × bet, exactly', () => {
    const most = `${10 * 20 * twentyLines.maxWinX}`;
    const cost = claimCost(rewarding(freeRounds, { maxWin: most, multiple: 2 }), game);
    expect(cost).toMatchObject({ expected: times(rtp, fraction(200)), isExact: true, worst: BigInt(most) });
    expect(cost.turnover).toEqual(times(rtp, fraction(400)));
  });

  test('cost at most `maxWin`, and then less than that by an unknown amount', () => {
    const cost = (maxWin: string) => claimCost(rewarding(freeRounds, { maxWin }), game);
    expect(cost('5000')).toMatchObject({ expected: times(rtp, fraction(200)), isExact: false, worst: 5000n });
    expect(cost('100')).toMatchObject({ expected: fraction(100), isExact: false, worst: 100n });
  });

  test('need their game', () => {
    expect(() => claimCost(rewarding(freeRounds), null)).toThrow(RangeError);
  });
});

const anySectors = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.nat(1000)), { minLength: 1, maxLength: 6 })
  .map((all) =>
    all.map(([weight, amount], index): Sector => ({ label: `${index}`, weight, amount: `${amount}` })),
  );

test('the expected cost of a wheel is the mean over all its equally likely tickets', () => {
  fc.assert(
    fc.property(anySectors, (sectors) => {
      const tickets = sectors.flatMap(({ weight, amount }) =>
        Array.from({ length: weight }, () => fraction(BigInt(amount))),
      );
      const cost = claimCost(rewarding({ kind: 'WHEEL', sectors }), null);
      expect(cost.expected).toEqual(times(sumOf(tickets), fraction(1, tickets.length)));
      expect(cost.isExact).toBe(true);
    }),
  );
});

test('no drawn prize is above the worst case', () => {
  fc.assert(
    fc.property(anySectors, fc.nat(), (sectors, nonce) => {
      const seeds = { serverSeed: 'c3'.repeat(32), clientSeed: 'ada', nonce };
      const weights = sectors.map(({ weight }) => weight);
      const drawn = BigInt(sectors[drawSector(weights, seeds)]?.amount ?? '-1');
      expect(drawn >= 0n && drawn <= claimCost(rewarding({ kind: 'WHEEL', sectors }), null).worst).toBe(true);
    }),
  );
});

describe('the cost of a promotion', () => {
  test('is that of its claims, beside the budget', () => {
    expect(promotionCost(rewarding(grant, {}, { budget: '2500' }), { claims: 4, game: null })).toMatchObject({
      ...{ claims: 4n, expected: fraction(4000), worst: 4000n, mostPaid: 2500n, exceedsBudget: true },
    });
    expect(promotionCost(rewarding(grant, {}, { budget: '4000' }), { claims: 4, game: null })).toMatchObject({
      ...{ mostPaid: 4000n, exceedsBudget: false },
    });
  });

  test('has at most `maxClaims` claims', () => {
    const rules = rewarding(grant, {}, { maxClaims: 3 });
    expect(promotionCost(rules, { claims: 4, game: null })).toMatchObject({ claims: 3n, worst: 3000n });
  });

  test('lists tickets apart from coins', () => {
    const rules = rewarding({ kind: 'TICKETS', coin: 'TKT', decimals: 0, amount: '2' });
    expect(promotionCost(rules, { claims: 5, game: null })).toMatchObject({ worst: 0n, tickets: 10n });
  });
});
