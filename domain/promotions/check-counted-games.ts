import type { RuleFault } from './rule-faults';
import type { PromotionRules } from './rules';

/** The fault of rules if bets on no game of the brand count towards the wagering. Nobody could complete it. */
export function checkCountedGames(
  { wagering: { multiple, gameWeights } }: Pick<PromotionRules, 'wagering'>,
  gameIds: readonly string[],
): RuleFault | undefined {
  const counts = (id: string) => gameWeights.find(({ gameId }) => gameId === id)?.weightX100 !== 0;
  if (multiple === 0 || gameIds.length === 0 || gameIds.some(counts)) return undefined;
  return { path: 'wagering.gameWeights[0].weightX100', code: 'no-game-counts' };
}
