import { totalOf } from '#domain/slots/model-parts';

/** What the rounds of a chunk came to, in whole numbers. */
export interface ChunkTally extends RoundCounts {
  /** Credits by where they come from; together all that was won. */
  readonly lines: number;
  readonly scatters: number;
  readonly features: number;
  /** Rounds in which each feature of the model began, in its order. */
  readonly triggered: readonly number[];
  readonly freeSpins: number;
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
  /** Rounds by what they won, below its length. Whoever counts here by hand keeps the streak as well. */
  readonly small: Int32Array;
  /** Rounds in a row, up to now, that won less than they cost. */
  streak: number;
  /** To be told when a round wins its cost or more; the streak ends. */
  streakEnds(): void;
  count(credits: number): void;
  /** What was counted since the last time; begins anew. */
  counts(): RoundCounts;
}

const smallWins = 65_536;

/** Of rounds that cost so many credits. */
export function roundCounter(cost: number): RoundCounter {
  let large = new Map<number, number>();
  let [first, longest] = [-1, 0];
  const counter: RoundCounter = {
    small: new Int32Array(smallWins),
    streak: 0,
    streakEnds: () => {
      if (first === -1) first = counter.streak;
      if (counter.streak > longest) longest = counter.streak;
      counter.streak = 0;
    },
    count: (credits) => {
      if (credits < smallWins) counter.small[credits] = (counter.small[credits] ?? 0) + 1;
      else large.set(credits, (large.get(credits) ?? 0) + 1);
      if (credits < cost) counter.streak += 1;
      else counter.streakEnds();
    },
    counts: () => {
      const wins = inOrder(counter.small, large);
      const { streak } = counter;
      const losing = {
        first: first === -1 ? streak : first,
        last: streak,
        longest: Math.max(longest, streak),
      };
      counter.small.fill(0);
      counter.streak = 0;
      large = new Map();
      [first, longest] = [-1, 0];
      return { rounds: totalOf([...wins.values()]), wins, losing };
    },
  };
  return counter;
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
