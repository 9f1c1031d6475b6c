import { lazy, Suspense, useMemo } from 'react';
import { ModelErrors } from '../../parts/versions/model-errors';
import { factsOf } from './model-facts';

// The engine for exact figures is loaded when there is a model to evaluate.
const ExactCheck = lazy(async () => ({
  default: (await import('./exact-check')).ExactCheck,
}));

/** The check of a model: its errors by path, or its exact RTP and maximum win. */
export const ModelCheck = ({ json }: { readonly json: string }) => {
  const facts = useMemo(() => factsOf(json), [json]);
  if (facts === undefined) return null;
  if ('faults' in facts) {
    const { faults } = facts;
    const title = faults.length === 1 ? 'One error' : `${faults.length} errors`;
    return <ModelErrors title={title} faults={faults} />;
  }
  return (
    <Suspense>
      <ExactCheck model={facts.model} cycle={facts.cycle} />
    </Suspense>
  );
};
