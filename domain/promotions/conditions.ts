import type { PlayedRound } from '#domain/tournaments/qualification';
import { multiplierX100 } from '#domain/tournaments/scoring';
import { isWithin, occurrenceAt, scheduleSpan } from './periods';
import { countedFor } from './rewards';
import type { Condition, PromotionRules, Within } from './rules';
import { decidingWindow, roundWindow, type WindowPlayer } from './windows';

/** A closed round. `at` is when it was opened: a round belongs to the window in which it was opened. */
export type CountedRound = Omit<PlayedRound, 'closedAt'>;

/** The rounds of one window so far. */
export interface Tally {
  /** The start of the window, in milliseconds since 1970. */
  readonly from: number;
  readonly value: bigint;
  /** The current run of a STREAK. */
  readonly run: bigint;
}

/**
 * The progress of a player's rounds towards the conditions of one promotion. It has at most two tallies for each
 * condition, so that it fits in a row of the player.
 */
export interface Progress {
  /** The highest sequence number that was counted. */
  readonly lastSeq: number;
  /** For each condition, the tallies of the last two windows with a round. */
  readonly conditions: readonly (readonly Tally[])[];
  /** For a reward that counts rounds. */
  readonly basis: readonly Tally[];
}

type Counting = Pick<PromotionRules, 'trigger' | 'coin' | 'conditions' | 'reward' | 'limits' | 'schedule'>;

export const noProgress = ({ conditions }: Pick<PromotionRules, 'conditions'>): Progress => ({
  lastSeq: 0,
  conditions: conditions.map(() => []),
  basis: [],
});

/**
 * Whether a round counts: it was played with coins of the main purse while the schedule was open. With the trigger
 * SCHEDULE, the recurrence only determines when claims are issued, so rounds between two occurrences count too.
 */
export const countsRound = (
  { trigger, coin, schedule }: Pick<PromotionRules, 'trigger' | 'coin' | 'schedule'>,
  round: CountedRound,
): boolean =>
  round.coin === coin &&
  round.purse === 'MAIN' &&
  (trigger.on === 'SCHEDULE'
    ? isWithin(scheduleSpan(schedule), round.at)
    : occurrenceAt(schedule, round.at) !== undefined);

/**
 * The progress after one more round. Rounds are added in the order of their wallet's sequence; a round whose number was
 * already passed changes nothing.
 */
export function withRound(
  rules: Counting,
  player: WindowPlayer,
  before: Progress,
  round: CountedRound,
): Progress {
  if (round.seq <= before.lastSeq) return before;
  if (!countsRound(rules, round)) return { ...before, lastSeq: round.seq };
  const tallied = (tallies: readonly Tally[], within: Within, next: (tally: Tally) => Tally) => {
    const window = roundWindow(rules, within, player, round.at);
    return window && isWithin(window, round.at) ? withTally(tallies, window.from, next) : tallies;
  };
  const counted = countedFor(rules.reward);
  return {
    lastSeq: round.seq,
    conditions: rules.conditions.map((condition, index) => {
      const tallies = before.conditions[index] ?? [];
      const isListed = condition.gameIds === null || condition.gameIds.includes(round.gameId);
      return isListed
        ? tallied(tallies, condition.within, (tally) => nextTally(condition, tally, round))
        : tallies;
    }),
    basis: counted
      ? tallied(before.basis, counted.within, (tally) => ({
          ...tally,
          value: tally.value + counted.valueOf(round),
        }))
      : before.basis,
  };
}

/** The progress after all rounds of a player, in the order of their wallet's sequence. */
export const progressOf = (
  rules: Counting,
  player: WindowPlayer,
  rounds: Iterable<CountedRound>,
): Progress => {
  let progress = noProgress(rules);
  for (const round of rounds) progress = withRound(rules, player, progress, round);
  return progress;
};

/** For each condition its value at this time; compare it with `atLeast`. */
export const conditionValues = (
  rules: Counting,
  player: WindowPlayer,
  progress: Progress,
  at: number,
): readonly bigint[] =>
  rules.conditions.map(({ within }, index) =>
    valueIn(progress.conditions[index] ?? [], decidingWindow(rules, within, player, at)?.from),
  );

export const meetsConditions = (
  rules: Counting,
  player: WindowPlayer,
  progress: Progress,
  at: number,
): boolean => {
  const values = conditionValues(rules, player, progress, at);
  return rules.conditions.every(({ atLeast }, index) => (values[index] ?? 0n) >= BigInt(atLeast));
};

/** Bets or net loss in minor units for a PERCENT reward at this time, otherwise 0. Negative after a net win. */
export function basisAt(rules: Counting, player: WindowPlayer, progress: Progress, at: number): bigint {
  const counted = countedFor(rules.reward);
  return counted ? valueIn(progress.basis, decidingWindow(rules, counted.within, player, at)?.from) : 0n;
}

const valueIn = (tallies: readonly Tally[], from: number | undefined): bigint =>
  tallies.find((tally) => tally.from === from)?.value ?? 0n;

function withTally(tallies: readonly Tally[], from: number, next: (tally: Tally) => Tally): readonly Tally[] {
  const tally = next(tallies.find((one) => one.from === from) ?? { from, value: 0n, run: 0n });
  return [...tallies.filter((one) => one.from !== from), tally]
    .sort((one, other) => one.from - other.from)
    .slice(-2);
}

function nextTally(condition: Condition, tally: Tally, round: CountedRound): Tally {
  const quantity = quantityOf(condition.of, round);
  const reaches = condition.from === null || quantity >= BigInt(condition.from);
  switch (condition.measure) {
    case 'COUNT':
      return reaches ? { ...tally, value: tally.value + 1n } : tally;
    case 'SUM':
      return { ...tally, value: tally.value + quantity };
    case 'MAX':
      return quantity > tally.value ? { ...tally, value: quantity } : tally;
    case 'STREAK': {
      const run = reaches ? tally.run + 1n : 0n;
      return { ...tally, run, value: run > tally.value ? run : tally.value };
    }
  }
}

function quantityOf(of: Condition['of'], round: CountedRound): bigint {
  switch (of) {
    case 'ROUNDS':
      return 1n;
    case 'BETS':
      return round.bet;
    case 'WINS':
      return round.win;
    case 'MULTIPLIER':
      return multiplierX100(round);
  }
}
