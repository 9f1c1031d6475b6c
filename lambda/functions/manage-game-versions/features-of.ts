import type { GameFeature } from '#domain/generated/types';
import type { MathModel } from '@novalink/engine';

/** The features of the model, in the terms of the GraphQL schema. */
export function featuresOf({ symbols, evaluation, features = [] }: MathModel): GameFeature[] {
  const played: Readonly<Record<GameFeature, boolean>> = {
    WILD: symbols.some(({ wild }) => wild),
    SCATTER: symbols.some(({ scatter }) => scatter),
    FREE_SPINS: features.length > 0,
    MULTIPLIER: features.some(({ multiplier }) => multiplier > 1),
    WAYS: evaluation.kind === 'WAYS',
  };
  return (Object.keys(played) as GameFeature[]).filter((feature) => played[feature]);
}
