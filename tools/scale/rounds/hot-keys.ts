import { partitionLimits } from '../partitions/store';
import type { RoundRecipes } from './replay';

/** A key that everybody shares, and how much each round asks of it. */
export interface SharedKey {
  readonly name: string;
  /** Units of a round, on average, of the kind that runs out first. */
  readonly unitsPerRound: number;
  /** Rounds per second of everybody who shares it that one partition serves. */
  readonly roundsPerSecond: number;
}

/** Keys that no split takes apart, the first to run out first. */
export function sharedKeys(recipes: RoundRecipes): SharedKey[] {
  const units = new Map<string, { read: number; write: number }>();
  for (const calls of [recipes.rounds, recipes.followUps])
    for (const { name, read, write, isOnePosition, lanes } of calls
      .flat()
      .flatMap(({ accesses }) => accesses)) {
      if (!isOnePosition) continue;
      const { read: readBefore = 0, write: writtenBefore = 0 } = units.get(name) ?? {};
      const count = Math.max(1, calls.length);
      units.set(name, {
        read: readBefore + read / count / lanes,
        write: writtenBefore + write / count / lanes,
      });
    }
  return [...units]
    .map(([name, { read, write }]) => {
      const reads = read / partitionLimits.read;
      const writes = write / partitionLimits.write;
      return {
        name,
        unitsPerRound: reads > writes ? read : write,
        roundsPerSecond: 1 / Math.max(reads, writes),
      };
    })
    .sort((one, other) => one.roundsPerSecond - other.roundsPerSecond);
}
