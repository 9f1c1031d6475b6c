import { expect, test } from 'vitest';
import { freeRoundGame, type PromotionGame } from './read-promotion-games';

const gameOf = (id: string, rtp: string): PromotionGame => ({
  ...{ id, title: id, live: { rtp, maxWinX: 500, betLevels: [] } },
});
const games = [gameOf('amber', '0.95'), gameOf('birch', '0.961516')];

test('free rounds cost what their own game returns', () => {
  const reward = { kind: 'FREE_ROUNDS', gameId: 'birch', count: 1, bet: '1' } as const;
  expect(freeRoundGame({ reward }, games)).toMatchObject({
    rtp: { numerator: 240_379n, denominator: 250_000n },
    maxWinX: 500,
  });
  expect(freeRoundGame({ reward: { ...reward, gameId: 'cedar' } }, games)).toBeNull();
  expect(freeRoundGame({ reward }, undefined)).toBeNull();
  expect(freeRoundGame({ reward: { kind: 'GRANT', amount: '1' } }, games)).toBeNull();
});
