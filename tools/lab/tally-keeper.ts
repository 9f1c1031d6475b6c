import { joinTallies, type RunTally } from '#domain/lab/tally/run-tally';

/**
 * Tallies that come in any order, neighbours joined at once. Workers take parts of a run in its order, so that never
 * more stand apart than are being played: memory does not grow with the run.
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
    /** How many stand apart. */
    count: (): number => apart.size,
    rounds: (): number => [...apart].reduce((total, { rounds }) => total + rounds, 0),
    /** All of them as one; throws RangeError while a part is missing. */
    whole: (): RunTally => joinTallies([...apart]),
  };
}
