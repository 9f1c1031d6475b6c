import type { ChunkTally, LosingStreaks } from './chunk-tally';

/** The joint results of consecutive chunks, as integers, so that the order of merging does not matter. */
export interface RunTally {
  readonly firstChunk: number;
  /** The credits that each chunk won, in order. */
  readonly wonByChunk: readonly number[];
  readonly rounds: number;
  /** The number of rounds by credits won, sorted by credits. */
  readonly wins: ReadonlyMap<number, number>;
  /** Credits by source; their sum is the total win. */
  readonly lines: bigint;
  readonly scatters: bigint;
  readonly features: bigint;
  /**
   * The number of rounds whose base spin triggered each feature of the model, in the order of the features.
   */
  readonly triggered: readonly number[];
  readonly freeSpins: number;
  /** Rounds whose base spin won nothing and whose free spins won something. */
  readonly freeHits: number;
  /** Rounds that ended at the win cap. */
  readonly capped: number;
  readonly losing: LosingStreaks;
}

export const tallyOfChunk = (chunk: number, tally: ChunkTally): RunTally => ({
  ...tally,
  firstChunk: chunk,
  wonByChunk: [tally.lines + tally.scatters + tally.features],
  lines: BigInt(tally.lines),
  scatters: BigInt(tally.scatters),
  features: BigInt(tally.features),
});

/**
 * Throws a RangeError if the list is empty, a chunk is missing between the first and the last, or a chunk
 * occurs twice.
 */
export function joinTallies(tallies: readonly RunTally[]): RunTally {
  const ordered = [...tallies].sort((one, other) => one.firstChunk - other.firstChunk);
  const [first] = ordered;
  if (!first) throw new RangeError('A run has at least one chunk.');
  let next = first.firstChunk;
  for (const { firstChunk, wonByChunk } of ordered) {
    if (firstChunk !== next) throw new RangeError(`Chunk ${next} is not next to chunk ${firstChunk}.`);
    next += wonByChunk.length;
  }
  return {
    firstChunk: first.firstChunk,
    wonByChunk: ordered.flatMap(({ wonByChunk }) => wonByChunk),
    rounds: sum(ordered, ({ rounds }) => rounds),
    wins: joinedWins(ordered),
    lines: bigSum(ordered, ({ lines }) => lines),
    scatters: bigSum(ordered, ({ scatters }) => scatters),
    features: bigSum(ordered, ({ features }) => features),
    triggered: first.triggered.map((_, index) => sum(ordered, ({ triggered }) => triggered[index] ?? 0)),
    freeSpins: sum(ordered, ({ freeSpins }) => freeSpins),
    freeHits: sum(ordered, ({ freeHits }) => freeHits),
    capped: sum(ordered, ({ capped }) => capped),
    losing: joinedStreaks(ordered),
  };
}

function joinedWins(ordered: readonly RunTally[]): Map<number, number> {
  const total = new Map<number, number>();
  for (const { wins } of ordered)
    for (const [credits, count] of wins) total.set(credits, (total.get(credits) ?? 0) + count);
  return new Map([...total].sort(([left], [right]) => left - right));
}

/** Streaks continue across chunks. */
function joinedStreaks(ordered: readonly RunTally[]): LosingStreaks {
  let [first, last, longest, before] = [0, 0, 0, 0];
  for (const { rounds, losing } of ordered) {
    const runsOn = last + losing.first;
    if (last === before) first = runsOn;
    longest = Math.max(longest, losing.longest, runsOn);
    last = losing.last === rounds ? runsOn : losing.last;
    before += rounds;
  }
  return { first, last, longest };
}

const sum = (tallies: readonly RunTally[], of: (tally: RunTally) => number) =>
  tallies.reduce((total, tally) => total + of(tally), 0);
const bigSum = (tallies: readonly RunTally[], of: (tally: RunTally) => bigint) =>
  tallies.reduce((total, tally) => total + of(tally), 0n);
