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

/** Counts the rounds of a chunk, each of which cost so many credits. */
export function roundCounter(cost: number) {
  const small = new Float64Array(65_536);
  const large = new Map<number, number>();
  let rounds = 0;
  let streak = 0;
  let first = -1;
  let longest = 0;
  return {
    count(credits: number): void {
      rounds += 1;
      if (credits < small.length) small[credits] = (small[credits] ?? 0) + 1;
      else large.set(credits, (large.get(credits) ?? 0) + 1);
      if (credits < cost) streak += 1;
      else if (streak > 0 || first === -1) {
        if (first === -1) first = streak;
        if (streak > longest) longest = streak;
        streak = 0;
      }
    },
    counts: (): RoundCounts => ({
      rounds,
      wins: inOrder(small, large),
      losing: { first: first === -1 ? streak : first, last: streak, longest: Math.max(longest, streak) },
    }),
  };
}

function inOrder(small: Float64Array, large: ReadonlyMap<number, number>): Map<number, number> {
  const wins = new Map<number, number>();
  small.forEach((count, credits) => count > 0 && wins.set(credits, count));
  for (const [credits, count] of [...large].sort(([left], [right]) => left - right)) wins.set(credits, count);
  return wins;
}
