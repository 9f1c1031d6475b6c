import { expect, test } from 'vitest';
import { claimOf } from '../../parts/promotions/testing/claim-of';
import { betPayment, gameRewards, rewardsAfter } from './game-rewards';

const here = { coin: 'GLD', gameId: 'amber' };
const free = claimOf({ progress: { freeRounds: { gameId: 'amber', bet: '100', left: 2 } } });
const wagering = claimOf({ progress: { purse: '500', maxBet: '300' } });

test('lists the rewards of the coin, and free rounds only at their game', () => {
  expect(gameRewards([free, wagering], here)).toMatchObject([
    { freeRounds: { bet: 100, left: 2 } },
    { freeRounds: undefined },
  ]);
  expect(gameRewards([free], { ...here, gameId: 'birch' })[0]?.freeRounds).toBeUndefined();
  expect(gameRewards([free], { ...here, coin: 'SLV' })).toEqual([]);
});

test.each([
  ['a free round', [free], 100, 0, 0, true],
  ['another bet at the game of free rounds', [free], 200, 1000, 200, false],
  ['the balance first', [wagering], 200, 1000, 200, false],
  ['a reward when the balance is too low', [wagering], 200, 100, 0, false],
  [
    'a reward that is spent first',
    [claimOf({ progress: { purse: '500', isSpentFirst: true } })],
    200,
    1000,
    0,
    false,
  ],
  ['nothing above the largest bet of the reward', [wagering], 400, 100, undefined, false],
  ['nothing above the purse', [wagering], 600, 100, undefined, false],
])('chooses the payment of a bet: %s', (_name, claims, bet, balance, paid, isFree) => {
  expect(betPayment(gameRewards(claims, here), bet, balance)).toMatchObject({ paid, isFree });
});

test('names the reward that is spent first but does not pay the bet', () => {
  const claims = (progress: object) =>
    gameRewards([claimOf({ name: 'Weekend', progress: { isSpentFirst: true, ...progress } })], here);
  const passed = (progress: object, bet: number) => betPayment(claims(progress), bet, 1000).passedOver;
  expect(passed({ purse: '500', maxBet: '300' }, 400)).toEqual({ name: 'Weekend', most: 300 });
  expect(passed({ purse: '500', maxBet: '300' }, 300)).toBeUndefined();
  expect(passed({ purse: '250', maxBet: null }, 300)).toEqual({ name: 'Weekend', most: 250 });
  expect(passed({ purse: '0', maxBet: null }, 300)).toBeUndefined();
  expect(betPayment(gameRewards([wagering], here), 400, 1000).passedOver).toBeUndefined();
});

test('updates rewards after a round, and removes those that have ended', () => {
  const [before] = gameRewards([free], here);
  if (!before) throw new Error('There is a reward.');
  const left = (count: number) => ({
    ...before.progress,
    freeRounds: { gameId: 'amber', bet: '100', left: count },
  });
  const claim = { claimId: before.claimId, isFreeRound: true, released: null } as const;
  const after = (status: 'ACTIVE' | 'COMPLETED', count: number) =>
    rewardsAfter([before], { gameId: 'amber', claim: { ...claim, status, progress: left(count) } });
  expect(after('ACTIVE', 1)).toMatchObject([{ freeRounds: { left: 1 } }]);
  expect(after('ACTIVE', 0)[0]?.freeRounds).toBeUndefined();
  expect(after('COMPLETED', 0)).toEqual([]);
  expect(rewardsAfter([before], { gameId: 'amber', claim: null })).toEqual([before]);
});
