import { useMemo } from 'react';
import type { MathModel } from '#domain/slots/model/math-model';
import { modelHash } from '#domain/slots/model/model-hash';
import { useExactModel } from '../../../shared/lab/exact-query';
import { timesBet } from '../../../platform/labels/numbers';
import { Notice } from '../../../ui/notice';
import * as messages from './messages';

/** The maximum win of a model, computed in a worker if the model declares another one. */
export const LargestWinCheck = ({ model }: { readonly model: MathModel }) => {
  const hash = useMemo(() => modelHash(model), [model]);
  const found = useExactModel(model, hash).data?.metrics.largestWin;
  if (!found) return null;
  const { boundX, isExact } = found;
  const { maxWinX } = model.declared;
  if (maxWinX > boundX)
    return (
      <Notice tone="warning" title={messages.modelDeclaresMaximumWinOf(timesBet(maxWinX))}>
        {messages.noRoundWinsMoreThan(timesBet(boundX))}
      </Notice>
    );
  return (
    <p className="text-sm text-muted tabular-nums">
      {messages.roundWinsAtMost(timesBet(boundX))}
      {isExact ? '.' : messages.accordingToItsReelsTest}
    </p>
  );
};
