import type { GameSums } from '#domain/counters/round-sums';
import { roundsOfCoins } from './averages';

/** The number of days that count, including today. */
export const popularDays = 7;

/** The maximum number of returned games. */
const namedGames = 12;

/**
 * The ids of the most popular games, sorted by the sum of their daily players, then by rounds. Players are
 * compared first, so that many rounds of one player do not decide.
 */
export function popularGames(days: readonly Readonly<Record<string, GameSums>>[]): string[] {
  const sums = new Map<string, { players: number; rounds: number }>();
  for (const [id, { players, coins }] of days.flatMap((games) => Object.entries(games))) {
    const sum = sums.get(id) ?? { players: 0, rounds: 0 };
    sums.set(id, { players: sum.players + players, rounds: sum.rounds + roundsOfCoins(coins) });
  }
  return [...sums]
    .filter(([, { rounds }]) => rounds > 0)
    .sort(
      ([oneId, one], [otherId, other]) =>
        other.players - one.players || other.rounds - one.rounds || (oneId < otherId ? -1 : 1),
    )
    .slice(0, namedGames)
    .map(([id]) => id);
}
