import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mostRewarded, percentAmount, reservationOf, rewardCoin, worstReservation } from './rewards';
import type { Reward } from './rules';
import { games, rulesWith } from './testing/promotion';

const percent = (basisPoints: number, cap: string) =>
  ({ kind: 'PERCENT', of: 'NET_LOSS', basisPoints, cap, within: { kind: 'PERIOD' } }) as const;

test.each([
  [999n, 1000, '500', 99n],
  [1000n, 1000, '500', 100n],
  [9n, 1000, '500', 0n],
  [6000n, 1000, '500', 500n],
  [0n, 1000, '500', 0n],
  [-6000n, 1000, '500', 0n],
  [777n, 10_000, '5000', 777n],
])('of %s, %s hundredths of a percent up to %s are %s', (basis, basisPoints, cap, amount) => {
  expect(percentAmount(percent(basisPoints, cap), basis)).toBe(amount);
});

test('a percentage never rounds up, never passes its cap and never falls when the basis rises', () => {
  fc.assert(
    fc.property(
      fc.bigInt(-(10n ** 12n), 10n ** 15n),
      fc.bigInt(0n, 10n ** 9n),
      fc.integer({ min: 1, max: 10_000 }),
      fc.bigInt(1n, 10n ** 12n),
      (basis, more, basisPoints, cap) => {
        const reward = percent(basisPoints, `${cap}`);
        const amount = percentAmount(reward, basis);
        expect(amount >= 0n && amount <= cap).toBe(true);
        if (amount > 0n) expect(amount * 10_000n <= basis * BigInt(basisPoints)).toBe(true);
        if (basis > 0n && amount < cap)
          expect((amount + 1n) * 10_000n > basis * BigInt(basisPoints)).toBe(true);
        expect(percentAmount(reward, basis + more) >= amount).toBe(true);
      },
    ),
  );
});

const sectors = [
  { label: 'Small', weight: 9, amount: '10' },
  { label: 'Large', weight: 1, amount: '800' },
  { label: 'Nothing', weight: 90, amount: '0' },
];

test.each<[reward: Reward, worst: bigint]>([
  [{ kind: 'GRANT', amount: '1000' }, 1000n],
  [percent(1, '500'), 500n],
  [{ kind: 'FREE_ROUNDS', gameId: games.amber, count: 5, bet: '20' }, 300n],
  [{ kind: 'WHEEL', sectors }, 800n],
  [{ kind: 'TICKETS', coin: 'TKT', decimals: 0, amount: '3' }, 0n],
])('the worst case of %j is reserved', (reward, worst) => {
  const rules = rulesWith({ reward, wagering: { ...rulesWith().wagering, maxWin: '300' } });
  expect(worstReservation(rules)).toBe(worst);
  if (reward.kind !== 'PERCENT') expect(reservationOf(rules, 0n)).toBe(worst);
});

test('tickets are paid in their own coin, at most `maxClaims` times', () => {
  const coins = { ...rulesWith(), reward: { kind: 'GRANT', amount: '1' } as const };
  const { budget } = coins.limits;
  expect(rewardCoin(coins)).toEqual({ coin: 'GLD', decimals: 2 });
  expect(mostRewarded(coins)).toEqual({ coin: 'GLD', decimals: 2, amount: BigInt(budget) });
  const tickets = rulesWith({
    reward: { kind: 'TICKETS', coin: 'TKT', decimals: 0, amount: '3' },
    limits: { ...rulesWith().limits, maxClaims: 50 },
  });
  expect(rewardCoin(tickets)).toEqual({ coin: 'TKT', decimals: 0 });
  expect(mostRewarded(tickets)).toEqual({ coin: 'TKT', decimals: 0, amount: 150n });
});
