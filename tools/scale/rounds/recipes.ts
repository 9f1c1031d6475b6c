import type { Call } from '../partitions/access';
import type { RoundRecipes } from './replay';
import { templateOf, type Names } from './template';

export interface RecordedRounds {
  /** What each round asked the tables for, in order. */
  readonly rounds: readonly (readonly Call[])[];
  /** What followed from all of them through streams. */
  readonly followUps: readonly Call[];
  readonly names: Names;
}

/** Recorded rounds for any player, and what followed from them shared among them. */
export function recipesOf({ rounds, followUps, names }: RecordedRounds): RoundRecipes {
  const templates = (calls: readonly Call[]) => calls.map((call) => templateOf(call, names));
  const shared = rounds.map((_round, place) =>
    followUps.filter((_call, order) => Math.floor((order * rounds.length) / followUps.length) === place),
  );
  return { rounds: rounds.map(templates), followUps: shared.map(templates) };
}
