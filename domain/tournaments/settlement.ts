import { type Entry, type PlayedRound, qualifies } from './qualification';
import { prizesOf } from './prizes';
import { ranked } from './ranking';
import { poolOf, type TournamentRules } from './rules';
import { scoreOf, type ScoreState } from './scoring';

/** An entrant with the rounds that they played, in any order; a round may be listed several times. */
export interface EnteredPlay {
  readonly entry: Entry;
  /** Only in certificates of version 1: barred at settlement, without a rank and a prize. The buy-in stays in the pool. */
  readonly isBarred?: boolean;
  readonly rounds: readonly PlayedRound[];
}

export interface Placing {
  readonly rank: number;
  readonly entryId: string;
  readonly state: ScoreState;
  /** Minor units. */
  readonly prize: bigint;
}

export type Settlement =
  | {
      readonly outcome: 'SETTLED';
      readonly placings: readonly Placing[];
      /** Minor units: the sum of all prizes. */
      readonly paid: bigint;
    }
  /** Buy-ins are refunded and nothing is paid. */
  | { readonly outcome: 'CANCELLED'; readonly reason: 'TOO_FEW_ENTRANTS' | 'NO_ROUNDS' };

/**
 * The result of a tournament. It depends on nothing but the rules, the entries and their rounds: neither the order of
 * the lists nor duplicates change it. `withdrawn` is the number of further entrants, who were barred before the end:
 * they have no rank, and their buy-ins are refunded. Entrants who are barred after the end keep rank and prize.
 */
export function settle(rules: TournamentRules, play: readonly EnteredPlay[], withdrawn = 0): Settlement {
  if (play.length + withdrawn < rules.minEntrants)
    return { outcome: 'CANCELLED', reason: 'TOO_FEW_ENTRANTS' };
  const standings = ranked(
    rules.tournamentId,
    play
      .filter(({ isBarred }) => isBarred !== true)
      .map(({ entry, rounds }) => ({
        entryId: entry.id,
        state: scoreOf(rules, qualifyingRounds(rules, entry, rounds)),
      })),
  );
  if (standings.length === 0) return { outcome: 'CANCELLED', reason: 'NO_ROUNDS' };
  const prizes = prizesOf(rules.prizes, poolOf(rules, play.length), standings.length);
  const placings = standings.map((entry, index): Placing => ({
    rank: index + 1,
    ...entry,
    prize: prizes[index] ?? 0n,
  }));
  return { outcome: 'SETTLED', placings, paid: prizes.reduce((sum, prize) => sum + prize, 0n) };
}

/**
 * The rounds that count for an entry, each once, in the order of their wallet. The rounds of the player's wallets of
 * other coins have the same numbers.
 */
export function qualifyingRounds(
  rules: TournamentRules,
  entry: Entry,
  rounds: readonly PlayedRound[],
): PlayedRound[] {
  const qualifying = rounds.filter((round) => qualifies(rules, entry, round));
  const bySeq = new Map(qualifying.map((round) => [round.seq, round]));
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}
