import { dollarsPerMillion } from '../prices';
import type { CallTemplate } from './template';
import type { RoundRecipes } from './replay';

export interface RoundCost {
  readonly readUnits: number;
  readonly writeUnits: number;
  /** Of DynamoDB alone. */
  readonly dollarsPerMillion: number;
}

/** What a round costs on average, with what follows from it by streams. */
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
