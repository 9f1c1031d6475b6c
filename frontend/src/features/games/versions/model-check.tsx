import { lazy, Suspense, useMemo } from 'react';
import { ModelFaults } from '../../../parts/versions/model-faults';
import { percent } from '../../../platform/words/game-words';
import { Notice } from '../../../ui/notice';
import { factsOf } from './model-facts';

// The engine of the exact figures comes once there is a model to work on.
const LargestWinCheck = lazy(async () => ({
  default: (await import('./largest-win-check')).LargestWinCheck,
}));

/** What the engine says of a model as it stands: its errors by path, or its exact return and maximum win. */
export const ModelCheck = ({ json }: { readonly json: string }) => {
  const facts = useMemo(() => factsOf(json), [json]);
  if (facts === undefined) return null;
  if ('faults' in facts) {
    const { faults } = facts;
    const title = faults.length === 1 ? 'One error' : `${faults.length} errors`;
    return <ModelFaults title={title} faults={faults} />;
  }
  const { model, rtp, cycle, declaresExactRtp } = facts;
  return (
    <>
      <Notice tone="good" title={`Exact RTP ${percent(rtp, 4)}`}>
        <p className="text-sm tabular-nums">
          {rtp} · {model.symbols.length} symbols · {cycle.toLocaleString('en')} outcomes of a spin
        </p>
      </Notice>
      {!declaresExactRtp && (
        <Notice tone="warning" title={`The model declares an RTP of ${model.declared.rtp}`}>
          The test run compares it with the exact RTP and fails. Change <code>declared.rtp</code> in the model
          to {rtp}.
        </Notice>
      )}
      <Suspense>
        <LargestWinCheck model={model} />
      </Suspense>
    </>
  );
};
