import { totalOf } from '#domain/slots/model/model-parts';

/** What the rounds of a chunk came to, in whole numbers. */
export interface ChunkTally extends RoundCounts {
  /** Credits by where they come from; together all that was won. */
  readonly lines: number;
  readonly scatters: number;
  readonly features: number;
  /** Rounds in which each feature of the model began, in its order. */
  readonly triggered: readonly number[];
  readonly freeSpins: number;
  /** Rounds whose base spin won nothing and whose free spins won something. */
  readonly freeHits: number;
  /** Rounds that ended at the win cap. */
  readonly capped: number;
}

/** What the wins of the rounds alone tell. */
export interface RoundCounts {
  readonly rounds: number;
  /** How many rounds won so many credits, ordered by credits. */
  readonly wins: ReadonlyMap<number, number>;
  readonly losing: LosingStreaks;
}

/** Rounds in a row that won less than they cost: at the beginning, at the end, and the most anywhere. */
export interface LosingStreaks {
  readonly first: number;
  readonly last: number;
  readonly longest: number;
}

/** Counts the rounds of one chunk after another. */
export interface RoundCounter {
  /**
   * Numbers of rounds by win, for wins below its length. Callers that count here directly also report
   * streaks.
   */
  readonly small: Int32Array;
  /** Rounds in a row, up to now, that won less than they cost. */
  readonly streak: number;
  /** The first streak that ended since the last report, or -1; the longest one; and the current one. */
  reportStreaks(first: number, longest: number, streak: number): void;
  count(credits: number): void;
  /** Returns the counts since the last call and resets them. */
  counts(): RoundCounts;
}

const smallWins = 16_384;

/** Of rounds that cost so many credits. */
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
