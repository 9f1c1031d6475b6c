import { expect, test } from '@jest/globals';
import { checkCountedGames } from './check-counted-games';
import { rulesWith } from './testing/promotion';

const weights = (...weightsX100: readonly number[]) =>
  weightsX100.map((weightX100, index) => ({ gameId: `game-${index}`, weightX100 }));
const rules = (multiple: number, ...weightsX100: readonly number[]) => {
  const { wagering } = rulesWith();
  return { wagering: { ...wagering, multiple, gameWeights: weights(...weightsX100) } };
};
const brandGames = ['game-0', 'game-1'];

test('wagering needs a game of the brand that counts', () => {
  expect(checkCountedGames(rules(3, 0, 0), brandGames)).toEqual({
    path: 'wagering.gameWeights[0].weightX100',
    code: 'no-game-counts',
  });
});

test.each([
  ['a game has a weight', rules(3, 0, 1), brandGames],
  ['a game counts in full', rules(3, 0), brandGames],
  ['there is no wagering', rules(0, 0, 0), brandGames],
  ['the brand has no games yet', rules(3), []],
])('rules have no such fault if %s', (_case, given, gameIds) => {
  expect(checkCountedGames(given, gameIds)).toBeUndefined();
});
