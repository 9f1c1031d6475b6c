import { totalOf } from '#engine/slots/model/model-parts';

/** The results of the rounds of a chunk, as integers. */
export interface ChunkTally extends RoundCounts {
  /** Credits by source; their sum is the total win. */
  readonly lines: number;
  readonly scatters: number;
  readonly features: number;
  /** The number of rounds in which each feature of the model was triggered, in the order of the features. */
  readonly triggered: readonly number[];
  readonly freeSpins: number;
  /** Rounds whose base spin won nothing and whose free spins won something. */
  readonly freeHits: number;
  /** Rounds that ended at the win cap. */
  readonly capped: number;
}

/** The counts that depend only on the wins of the rounds. */
export interface RoundCounts {
  readonly rounds: number;
  /** The number of rounds by credits won, sorted by credits. */
  readonly wins: ReadonlyMap<number, number>;
  readonly losing: LosingStreaks;
}

/** Consecutive rounds that won less than they cost: at the start, at the end, and the longest sequence. */
export interface LosingStreaks {
  readonly first: number;
  readonly last: number;
  readonly longest: number;
}

/** Counts the rounds of consecutive chunks. */
export interface RoundCounter {
  /**
   * Numbers of rounds by win, for wins below its length. Callers that count here directly also report
   * streaks.
   */
  readonly small: Int32Array;
  /** The current number of consecutive rounds that won less than they cost. */
  readonly streak: number;
  /** The first streak that ended since the last report, or -1; the longest one; and the current one. */
  reportStreaks(first: number, longest: number, streak: number): void;
  count(credits: number): void;
  /** Returns the counts since the last call and resets them. */
  counts(): RoundCounts;
}

const smallWins = 16_384;

/** Counts rounds that cost this many credits. */
export function roundCounter(cost: number): RoundCounter {
  const small = new Int32Array(smallWins);
  let large = new Map<number, number>();
  let [first, longest, streak] = [-1, 0, 0];
  const reportStreaks = (earliest: number, most: number, goingOn: number) => {
    if (first === -1) first = earliest;
    if (most > longest) longest = most;
    streak = goingOn;
  };
  return {
    small,
    get streak() {
      return streak;
    },
    reportStreaks,
    count: (credits) => {
      if (credits < smallWins) small[credits] = (small[credits] ?? 0) + 1;
      else large.set(credits, (large.get(credits) ?? 0) + 1);
      if (credits < cost) streak += 1;
      else reportStreaks(streak, streak, 0);
    },
    counts: () => {
      const wins = inOrder(small, large);
      const losing = {
        first: first === -1 ? streak : first,
        last: streak,
        longest: Math.max(longest, streak),
      };
      small.fill(0);
      large = new Map();
      [first, longest, streak] = [-1, 0, 0];
      return { rounds: totalOf([...wins.values()]), wins, losing };
    },
  };
}

function inOrder(small: Int32Array, large: ReadonlyMap<number, number>): Map<number, number> {
  const wins = new Map<number, number>();
  for (let credits = 0; credits < small.length; credits += 1) {
    const count = small[credits] ?? 0;
    if (count > 0) wins.set(credits, count);
  }
  for (const [credits, count] of [...large].sort(([left], [right]) => left - right)) wins.set(credits, count);
  return wins;
}
