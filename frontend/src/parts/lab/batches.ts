import type { RunTally } from '@novalink/engine/lab';
import type { Batch } from './lab-tasks';

/** The chunks of a run by thread: assigned in order, returned in any order, merged in order. */
export const createBatches = (chunks: number) => {
  const arrived = new Map<number, RunTally>();
  let next = 0;
  let joined = 0;
  return {
    /** At most this many chunks; undefined if all have been handed out. */
    handOut: (most: number): Batch | undefined => {
      if (next >= chunks) return undefined;
      const batch = { firstChunk: next, chunks: Math.min(most, chunks - next) };
      next += batch.chunks;
      return batch;
    },
    arrive: (tally: RunTally): void => void arrived.set(tally.firstChunk, tally),
    /** The number of arrived batches that have not been taken yet. */
    waiting: (): number => arrived.size,
    /** The arrived batches that follow the ones taken before, in order. */
    takeInOrder: (): readonly RunTally[] => {
      const taken: RunTally[] = [];
      for (let tally = arrived.get(joined); tally !== undefined; tally = arrived.get(joined)) {
        arrived.delete(joined);
        joined += tally.wonByChunk.length;
        taken.push(tally);
      }
      return taken;
    },
  };
};
