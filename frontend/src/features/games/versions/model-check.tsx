import { lazy, Suspense, useMemo } from 'react';
import { ModelErrors } from '../../../shared/versions/model-errors';
import { percent } from '../../../platform/labels/game-labels';
import { Notice } from '../../../ui/notice';
import { factsOf } from './model-facts';
import * as messages from './messages';

// The engine for exact figures is loaded when there is a model to evaluate.
const LargestWinCheck = lazy(async () => ({
  default: (await import('./largest-win-check')).LargestWinCheck,
}));

/** The check of a model: its errors by path, or its exact RTP and maximum win. */
export const ModelCheck = ({ json }: { readonly json: string }) => {
  const facts = useMemo(() => factsOf(json), [json]);
  if (facts === undefined) return null;
  if ('faults' in facts) {
    const { faults } = facts;
    const title = messages.errorsFaultCount(faults.length);
    return <ModelErrors title={title} faults={faults} />;
  }
  const { model, rtp, cycle, declaresExactRtp } = facts;
  return (
    <>
      <Notice tone="good" title={messages.exactRtp(percent(rtp, 4))}>
        <p className="text-sm tabular-nums">
          {messages.symbolsOutcomesOfSpin(rtp, model.symbols.length, cycle.toLocaleString('en'))}
        </p>
      </Notice>
      {!declaresExactRtp && (
        <Notice tone="warning" title={messages.modelDeclaresRtpOf(model.declared.rtp)}>
          {messages.testRunComparesItWith(rtp)}
        </Notice>
      )}
      <Suspense>
        <LargestWinCheck model={model} />
      </Suspense>
    </>
  );
};
