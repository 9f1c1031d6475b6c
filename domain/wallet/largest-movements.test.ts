import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as v from 'valibot';
import { checkRules } from '../promotions/check-rules';
import { worstReservation } from '../promotions/rewards';
import type { Reward } from '../promotions/rules';
import { rulesWith as promotionWith } from '../promotions/testing/promotion';
import { limits } from '../limits';
import { poolOf } from '../tournaments/rules';
import { rulesWith as tournamentWith } from '../tournaments/testing/tournament';
import { tournamentRules } from '../tournaments/tournament-input-rules';
import { largestMovements } from './ledger-limits';

const largestAmount = BigInt(limits.coin.largestAmount);
/** Often the largest or the smallest. */
const upTo = (most: bigint) => fc.oneof(fc.constantFrom(1n, most), fc.bigInt(1n, most));
const amounts = upTo(largestAmount).map(String);

test('the wallet of every tournament that is accepted can hold all buy-ins and the largest prizes', () => {
  let accepted = 0;
  const entrants = fc.option(fc.integer({ min: 1, max: limits.tournament.entrants }));
  fc.assert(
    fc.property(amounts, entrants, (buyIn, maxEntrants) => {
      const { name, coin, gameIds, startsAt, endsAt, minEntrants, minBet, scoring } = tournamentWith();
      const { success } = v.safeParse(tournamentRules, {
        ...{ name, coin, gameIds, startsAt, endsAt, minEntrants, minBet, scoring, buyIn, maxEntrants },
        ...{ entryMode: 'BUY_IN', prizeKind: 'POOL', prizes: [{ rankFrom: 1, rankTo: 1, share: 10_000 }] },
      });
      const pool = poolOf({ buyIn }, maxEntrants ?? limits.tournament.entrants);
      expect(success).toBe(pool + largestAmount <= largestMovements.ESCROW);
      accepted += success ? 1 : 0;
    }),
  );
  expect(accepted).toBeGreaterThan(0);
});

test('the purse of every reward that is accepted can be released and forfeited after thousands of wins', () => {
  const rewards: fc.Arbitrary<Reward> = fc.oneof(
    amounts.map((amount) => ({ kind: 'GRANT', amount }) as const),
    fc.record({
      ...{ kind: fc.constant('FREE_ROUNDS' as const), gameId: fc.constant('01KAJ3ZV8N4Q6T9XWCB2R5M7AA') },
      ...{ count: fc.integer({ min: 1, max: 1000 }), bet: amounts },
    }),
    upTo(BigInt(limits.coin.largestBalance)).map((amount) => ({
      kind: 'WHEEL' as const,
      sectors: [
        { label: 'Shell', weight: 1, amount: '0' },
        { label: 'Pearl', weight: 1, amount: `${amount}` },
      ],
    })),
  );
  let accepted = 0;
  fc.assert(
    fc.property(rewards, amounts, (reward, maxWin) => {
      const rules = promotionWith({
        ...{ reward, limits: { ...promotionWith().limits, budget: `${limits.coin.largestBalance}` } },
        wagering: { ...promotionWith().wagering, maxWin },
      });
      if (checkRules(rules).length > 0) return;
      accepted += 1;
      const coins = reward.kind === 'FREE_ROUNDS' ? BigInt(reward.count) * BigInt(reward.bet) : 0n;
      const purse = worstReservation(rules) + coins + 5000n * largestMovements.WIN;
      for (const kind of ['REWARD', 'RELEASE', 'FORFEIT'] as const)
        expect(largestMovements[kind]).toBeGreaterThanOrEqual(purse);
    }),
  );
  expect(accepted).toBeGreaterThan(0);
});
