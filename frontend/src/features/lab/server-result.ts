import { useMemo } from 'react';
import type { AnyResult } from '#domain/lab/tally/run-result';
import type { MathModel } from '#domain/slots/model/math-model';
import { useExactModel } from '../../shared/lab/exact-query';
import { type ShownRun, useRunEvidence } from '../../shared/lab/run-requests';

export interface ServerResult {
  readonly model: MathModel;
  readonly result: AnyResult;
}

/** What a run of the server came to; undefined until it has ended and is read. */
export const useServerResult = (run: ShownRun): ServerResult | undefined => {
  const { data } = useRunEvidence(run);
  return useMemo(
    () =>
      data?.result
        ? { model: JSON.parse(data.mathModel) as MathModel, result: JSON.parse(data.result) as AnyResult }
        : undefined,
    [data],
  );
};

/** The exact figures that belong to it. */
export const useExactOf = ({ model }: ServerResult, { mathModelHash, mode }: ShownRun) =>
  useExactModel(model, mathModelHash, mode).data;
