import { joinTallies, type RunTally } from '#engine/lab/tally/run-tally';

/**
 * Merges tallies that arrive in any order, as soon as they are adjacent. Workers take the parts of a run in
 * order, so there are never more unmerged tallies than running parts: memory does not grow with the run.
 */
export function tallyKeeper() {
  const apart = new Set<RunTally>();
  const endOf = ({ firstChunk, wonByChunk }: RunTally) => firstChunk + wonByChunk.length;
  return {
    add(tally: RunTally): void {
      const neighbours = [...apart].filter(
        (other) => endOf(other) === tally.firstChunk || endOf(tally) === other.firstChunk,
      );
      for (const neighbour of neighbours) apart.delete(neighbour);
      apart.add(neighbours.length === 0 ? tally : joinTallies([tally, ...neighbours]));
    },
    /** The number of unmerged tallies. */
    count: (): number => apart.size,
    rounds: (): number => [...apart].reduce((total, { rounds }) => total + rounds, 0),
    /** The merged tally. Throws a RangeError if a part is missing. */
    whole: (): RunTally => joinTallies([...apart]),
  };
}
