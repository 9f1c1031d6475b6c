/** How a function is given the records of a stream: so many at most, which are waited for at most so long. */
export interface Batches {
  readonly size: number;
  readonly windowMs: number;
}

/** What a round has of things that rounds share. */
export interface Sharing {
  /** Copies of totals: one for all rounds of a player in a batch. */
  readonly summaries: number;
  /** Counts of a day: one for all copies in a batch. */
  readonly counts: number;
  /** Write units of the chain: one for each so many movements of a brand in a batch. */
  readonly blockUnits: number;
  /** Reads of each row that a process remembers. */
  readonly sharedRows: number;
  /** Reads of the session's row, which the process that read it remembers. */
  readonly session: number;
}

/** Links in a kilobyte. */
const linksOfUnit = 15;

export interface SharingNeeds {
  readonly summaries: Batches;
  readonly counts: Batches;
  readonly blocks: Batches;
  readonly roundEveryMs: number;
  /** How long a process remembers rows. */
  readonly sharedRowsMs: number;
}

/** For a single player in one process, with no other players in the process, the shards or the brand. */
export function sharingOfOne({
  summaries,
  counts,
  blocks,
  roundEveryMs,
  sharedRowsMs,
}: SharingNeeds): Sharing {
  return {
    summaries: roundsApart(roundEveryMs, summaries.windowMs),
    counts: roundsApart(roundEveryMs, counts.windowMs),
    blockUnits: roundsApart(roundEveryMs, blocks.windowMs),
    sharedRows: 1 / Math.ceil(sharedRowsMs / roundEveryMs),
    session: 0,
  };
}

/** What one partition, and so one shard of its stream, takes in a second: 1,000 units, two for each write in a transaction. */
const mostRecordsPerSecond = 500;

/**
 * Of players so many that shards are at their limit, which is the worst for copies – batches are full before their time
 * is over – and the best for blocks. A process plays `roundMs` at each round and no two at once, and never the same player twice.
 */
export function sharingOfCrowd(
  { summaries, counts, blocks, roundEveryMs, sharedRowsMs }: SharingNeeds,
  { roundMs, movementsPerRound }: { readonly roundMs: number; readonly movementsPerRound: number },
): Sharing {
  const takes = ({ size, windowMs }: Batches) => Math.min(windowMs, (size / mostRecordsPerSecond) * 1000);
  const copies = roundsApart(roundEveryMs, takes(summaries));
  return {
    summaries: copies,
    counts: copies / counts.size,
    blockUnits:
      movementsPerRound / Math.min(linksOfUnit, blocks.size, (mostRecordsPerSecond * blocks.windowMs) / 1000),
    sharedRows: Math.min(1, roundMs / sharedRowsMs),
    session: 1,
  };
}

/** At most, whenever the window begins. */
const roundsApart = (roundEveryMs: number, windowMs: number): number =>
  windowMs === 0 ? 1 : Math.min(1, roundEveryMs / windowMs);
