import type { Call } from '#tools/scale/partitions/access';
import type { RoundRecipes } from '#tools/scale/rounds/replay';
import { templateOf } from '#tools/scale/rounds/template';
import type { RecordedRounds } from './record-rounds';

/** Recorded rounds for any player, and what followed from them shared among them. */
export function recipesOf({ rounds, followUps, names }: RecordedRounds): RoundRecipes {
  const templates = (calls: readonly Call[]) => calls.map((call) => templateOf(call, names));
  const shared = rounds.map((_round, place) =>
    followUps.filter((_call, order) => Math.floor((order * rounds.length) / followUps.length) === place),
  );
  return { rounds: rounds.map(templates), followUps: shared.map(templates) };
}
