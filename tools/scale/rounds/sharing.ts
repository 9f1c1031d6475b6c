/** The batches of a stream reader: the maximum number of records, and the maximum time to wait for them. */
export interface Batches {
  readonly size: number;
  readonly windowMs: number;
}

/** The share of a round in work that several rounds share. */
export interface Sharing {
  /** Copies of totals: one for all rounds of a player in a batch. */
  readonly summaries: number;
  /** Marks of a day as changed: one for all copies of a brand in a batch. */
  readonly marks: number;
  /** Counts of a day: one for all marks between two runs. */
  readonly counts: number;
  /** Write units of the hash chain: one for a number of movements of a brand in a batch. */
  readonly blockUnits: number;
  /** Invocations of `chain-journal` and `copy-scores`. */
  readonly chainBatches: number;
  readonly scoreBatches: number;
  /** The number of players who see the same leaderboard. */
  readonly viewers: number;
  /** Reads of each row that a process caches. */
  readonly sharedRows: number;
  /** Reads of the session's row, which the process that read it caches. */
  readonly session: number;
}

/** The number of links in a kilobyte. */
const linksOfUnit = 15;

export interface SharingNeeds {
  readonly summaries: Batches;
  readonly countEveryMs: number;
  readonly blocks: Batches;
  readonly scores: Batches;
  readonly roundEveryMs: number;
  /** How long a process caches rows. */
  readonly sharedRowsMs: number;
}

/** For a single player in one process, with no other players in the process, the shards or the brand. */
export function sharingOfOne({
  summaries,
  countEveryMs,
  blocks,
  scores,
  roundEveryMs,
  sharedRowsMs,
}: SharingNeeds): Sharing {
  return {
    summaries: roundsApart(roundEveryMs, summaries.windowMs),
    marks: roundsApart(roundEveryMs, summaries.windowMs),
    counts: roundsApart(roundEveryMs, countEveryMs),
    blockUnits: roundsApart(roundEveryMs, blocks.windowMs),
    chainBatches: roundsApart(roundEveryMs, blocks.windowMs),
    scoreBatches: roundsApart(roundEveryMs, scores.windowMs),
    viewers: 1,
    sharedRows: 1 / Math.ceil(sharedRowsMs / roundEveryMs),
    session: 0,
  };
}

/**
 * The throughput of one partition, and so of one shard of its stream, per second: 1,000 units; a write in a
 * transaction takes two.
 */
const mostRecordsPerSecond = 500;

/** The largest number of players whose page follows a leaderboard by a subscription. */
const crowdViewers = 100;

/**
 * For so many players that shards are at their limit. This is the worst case for copies, because batches are
 * full before their window ends, and the best case for blocks. A process handles one round of `roundMs` at a
 * time, and never the same player twice.
 */
export function sharingOfCrowd(
  { summaries, countEveryMs, blocks, scores, roundEveryMs, sharedRowsMs }: SharingNeeds,
  { roundMs, movementsPerRound }: { readonly roundMs: number; readonly movementsPerRound: number },
): Sharing {
  const takes = ({ size, windowMs }: Batches) => Math.min(windowMs, (size / mostRecordsPerSecond) * 1000);
  const batchesOf = ({ size, windowMs }: Batches) =>
    1 / Math.max(1, Math.min(size, (mostRecordsPerSecond * windowMs) / 1000));
  const copies = roundsApart(roundEveryMs, takes(summaries));
  return {
    summaries: copies,
    marks: 1 / Math.min(summaries.size, (mostRecordsPerSecond * summaries.windowMs) / 1000),
    counts: copies / ((mostRecordsPerSecond * countEveryMs) / 1000),
    blockUnits:
      movementsPerRound / Math.min(linksOfUnit, blocks.size, (mostRecordsPerSecond * blocks.windowMs) / 1000),
    chainBatches: movementsPerRound * batchesOf(blocks),
    scoreBatches: batchesOf(scores),
    viewers: crowdViewers,
    sharedRows: Math.min(1, roundMs / sharedRowsMs),
    session: 1,
  };
}

/** The maximum number, whenever the window begins. */
const roundsApart = (roundEveryMs: number, windowMs: number): number =>
  windowMs === 0 ? 1 : Math.min(1, roundEveryMs / windowMs);
