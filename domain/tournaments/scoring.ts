import { logMultiplier } from './log-multiplier';
import type { Scoring, TournamentRules } from './rules';

/** A qualifying round; amounts in minor units. */
export interface ScoredRound {
  readonly bet: bigint;
  readonly win: bigint;
  /** The time at which it was opened, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * The score of an entrant after some of their rounds. It is small enough for the player's own row, where each round's
 * transaction replaces it.
 */
export interface ScoreState {
  /** The number of rounds that count. */
  readonly rounds: number;
  readonly score: bigint;
  /** The time of the round that last changed the score; null before the first round. */
  readonly reachedAt: number | null;
  /** The current run of BEST_STREAK. */
  readonly streak?: number;
  /** The last multipliers of BEST_OF_N, oldest first: one fewer than its number of rounds. */
  readonly recent?: readonly bigint[];
}

type Scored = Pick<TournamentRules, 'scoring' | 'maxRounds'>;

export const noScore = ({ scoring }: Scored): ScoreState => ({
  rounds: 0,
  score: scoring.model === 'FIXED_BANKROLL' ? BigInt(scoring.bankroll) : 0n,
  reachedAt: null,
});

/** In hundredths of the bet, rounded down. */
export const multiplierX100 = ({ bet, win }: Pick<ScoredRound, 'bet' | 'win'>): bigint => (win * 100n) / bet;

/**
 * The state after one more qualifying round; the same state if the round no longer counts. Rounds of an
 * entrant are added in the order of their wallet's sequence.
 */
export function withScoredRound(rules: Scored, before: ScoreState, round: ScoredRound): ScoreState {
  if (rules.maxRounds !== null && before.rounds >= rules.maxRounds) return before;
  // A bankroll cannot become negative: a bet that it does not cover does not count.
  if (rules.scoring.model === 'FIXED_BANKROLL' && round.bet > before.score) return before;
  const { score, ...more } = next(rules.scoring, before, round);
  const isFirst = before.reachedAt === null;
  return {
    rounds: before.rounds + 1,
    score,
    reachedAt: isFirst || score !== before.score ? round.at : before.reachedAt,
    ...more,
  };
}

/** The state after all rounds of an entrant, in the order of their wallet's sequence. */
export const scoreOf = (rules: Scored, rounds: Iterable<ScoredRound>): ScoreState => {
  let state = noScore(rules);
  for (const round of rounds) state = withScoredRound(rules, state, round);
  return state;
};

type Next = Pick<ScoreState, 'score' | 'streak' | 'recent'>;

function next(scoring: Scoring, before: ScoreState, round: ScoredRound): Next {
  const { score } = before;
  const { bet, win } = round;
  switch (scoring.model) {
    case 'SUM_MULTIPLIER':
      return { score: score + capped(multiplierX100(round), scoring.capX100) };
    case 'HIGHEST_MULTIPLIER':
      return { score: largest(score, multiplierX100(round)) };
    case 'TOTAL_WIN':
      return { score: score + win };
    case 'NET_PROFIT':
    case 'FIXED_BANKROLL':
      return { score: score + win - bet };
    case 'BEST_STREAK': {
      const streak = multiplierX100(round) >= BigInt(scoring.fromX100) ? (before.streak ?? 0) + 1 : 0;
      return { score: largest(score, BigInt(streak)), streak };
    }
    case 'BEST_OF_N': {
      const last = [...(before.recent ?? []), multiplierX100(round)];
      const sum = last.reduce((total, one) => total + one, 0n);
      return {
        score: largest(score, sum),
        recent: last.slice(Math.max(0, last.length - scoring.rounds + 1)),
      };
    }
    case 'LOG_MULTIPLIER':
      return { score: score + logMultiplier(bet, win) };
    case 'TOTAL_BET':
      return { score: score + bet };
    case 'ROUND_COUNT':
      return { score: score + 1n };
  }
}

const largest = (one: bigint, other: bigint): bigint => (one > other ? one : other);

const capped = (multiplier: bigint, cap: number | null): bigint =>
  cap !== null && multiplier > BigInt(cap) ? BigInt(cap) : multiplier;
