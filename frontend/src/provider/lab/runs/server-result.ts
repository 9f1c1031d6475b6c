import { useMemo } from 'react';
import type { AnyResult } from '@novalink/engine/lab';
import type { MathModel } from '@novalink/engine';
import { useExactModel } from '../exact-query';
import { type ShownRun, useRunEvidence } from '../../../parts/lab/run-requests';

export interface ServerResult {
  readonly model: MathModel;
  readonly result: AnyResult;
}

/** The result of a run on the server; undefined until it has ended and is loaded. */
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

/** The exact figures for the result. */
export const useExactOf = ({ model }: ServerResult, { mathModelHash, mode }: ShownRun) =>
  useExactModel(model, mathModelHash, mode).data;
