import type { RoundRecipes } from './recipes';

/**
 * The units of one partition in a second.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html
 */
const partitionLimits = { read: 3000, write: 1000 } as const;

/** A shared key, and the load of each round on it. */
export interface SharedKey {
  readonly name: string;
  /** The average units of a round, of the kind (read or write) that reaches its limit first. */
  readonly unitsPerRound: number;
  /** The number of rounds per second, over all players who share the key, that one partition can serve. */
  readonly roundsPerSecond: number;
}

/** Keys that cannot be split, sorted by their limit, lowest first. */
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

/** The shared items that rounds write in transactions. DynamoDB refuses a transaction while another one writes its item. */
export const contendedKeys = ({ rounds }: Pick<RoundRecipes, 'rounds'>): readonly string[] => [
  ...new Set(
    rounds
      .flat()
      .filter(({ isTransaction }) => isTransaction)
      .flatMap(({ accesses }) => accesses)
      .filter(({ isOneItem, write }) => isOneItem && write > 0)
      .map(({ name }) => name),
  ),
];
