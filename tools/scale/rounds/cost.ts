import { dollarsPerMillion } from '../prices';
import type { CallTemplate } from './template';
import type { RoundRecipes } from './replay';

export interface RoundCost {
  readonly readUnits: number;
  readonly writeUnits: number;
  /** The cost of DynamoDB alone. */
  readonly dollarsPerMillion: number;
}

/** The average cost of a round, including the follow-up work through streams. */
export function costOf({ rounds, followUps }: RoundRecipes): RoundCost {
  const units = (recipes: readonly (readonly CallTemplate[])[], kind: 'read' | 'write') =>
    recipes
      .flat()
      .flatMap(({ accesses }) => accesses)
      .reduce((sum, access) => sum + access[kind], 0) / Math.max(1, recipes.length);
  const readUnits = units(rounds, 'read') + units(followUps, 'read');
  const writeUnits = units(rounds, 'write') + units(followUps, 'write');
  return {
    readUnits,
    writeUnits,
    dollarsPerMillion: dollarsPerMillion({ reads: readUnits, writes: writeUnits }),
  };
}
