import { useMemo } from 'react';
import { decidedFigure, type ExactMetrics, type Figure } from '@novalink/engine/exact';
import { type MathModel, modelHash } from '@novalink/engine';
import { useExactModel } from '../lab/exact-query';
import { limitsText, rtpText } from '../lab/exact-texts';
import { timesBet } from '../../platform/labels/numbers';
import { Failure } from '../../ui/failure';
import { Notice } from '../../ui/notice';

interface ExactCheckProps {
  readonly model: MathModel;
  /** The number of outcomes of a spin. */
  readonly cycle: bigint;
}

/** The exact RTP and the maximum win of a model, computed in a worker, compared with what the model declares. */
export const ExactCheck = ({ model, cycle }: ExactCheckProps) => {
  const hash = useMemo(() => modelHash(model), [model]);
  const { data, error, refetch } = useExactModel(model, hash);
  if (error)
    return (
      <Failure
        text={`Could not calculate the exact figures: ${error.message}`}
        onRetry={() => void refetch()}
      />
    );
  const spin = `${model.symbols.length} symbols · ${cycle.toLocaleString('en')} outcomes of a spin`;
  if (!data)
    return (
      <Notice title="Calculating the exact RTP…">
        <p className="text-sm tabular-nums">{spin}</p>
      </Notice>
    );
  const { metrics } = data;
  const limits = limitsText(metrics);
  return (
    <>
      <Notice tone="good" title={`Exact RTP ${rtpText(metrics.rtp)}`}>
        <p className="text-sm tabular-nums">{spin}</p>
        {limits !== undefined && <p className="text-sm tabular-nums">{limits}</p>}
      </Notice>
      <DeclaredRtp declared={model.declared.rtp} rtp={metrics.rtp} />
      <LargestWin declared={model.declared.maxWinX} largest={metrics.largestWin} />
    </>
  );
};

const DeclaredRtp = ({ declared, rtp }: { readonly declared: string; readonly rtp: Figure }) => {
  const digits = declared.split('.')[1]?.length ?? 0;
  const exact = decidedFigure(rtp, digits);
  if (exact === declared) return null;
  return (
    <Notice tone="warning" title={`The model declares an RTP of ${declared}`}>
      {exact === undefined ? (
        'The exact value takes too much work to calculate, and its bounds do not confirm all declared digits. Declare fewer digits, or simplify the model.'
      ) : (
        <>
          The test run compares it with the exact RTP and fails. Change <code>declared.rtp</code> in the model
          to {decidedFigure(rtp, 6) ?? exact}.
        </>
      )}
    </Notice>
  );
};

interface LargestWinProps {
  readonly declared: number;
  readonly largest: ExactMetrics['largestWin'];
}

const LargestWin = ({ declared, largest }: LargestWinProps) => {
  if (!largest) return null;
  const { boundX, isExact } = largest;
  if (declared > boundX)
    return (
      <Notice tone="warning" title={`The model declares a maximum win of ${timesBet(declared)}`}>
        No round wins more than {timesBet(boundX)}. Change <code>declared.maxWinX</code> in the model.
      </Notice>
    );
  return (
    <p className="text-sm text-muted tabular-nums">
      {isExact
        ? `A round wins at most ${timesBet(boundX)}.`
        : `A round wins at most ${timesBet(boundX)} according to its reels. A test run finds the exact maximum.`}
    </p>
  );
};
