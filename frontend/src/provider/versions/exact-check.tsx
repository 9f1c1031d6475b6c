import { useMemo } from 'react';
import { decidedFigure, type ExactMetrics, type Figure } from '@novalink/engine/exact';
import { type MathModel, modelHash } from '@novalink/engine';
import { useExactModel } from '../lab/exact-query';
import { limitsText, rtpText } from '../lab/exact-texts';
import { timesBet } from '../../platform/labels/numbers';
import { Failure } from '../../ui/failure';
import { Notice } from '../../ui/notice';
import * as messages from './messages';

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
    return <Failure text={messages.couldNotCalculate(error.message)} onRetry={() => void refetch()} />;
  const spin = messages.symbolsOutcomesOfSpin(model.symbols.length, cycle.toLocaleString('en'));
  if (!data)
    return (
      <Notice title={messages.calculatingExactRtp}>
        <p className="text-sm tabular-nums">{spin}</p>
      </Notice>
    );
  const { metrics } = data;
  const limits = limitsText(metrics);
  return (
    <>
      <Notice tone="good" title={messages.exactRtp(rtpText(metrics.rtp))}>
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
    <Notice tone="warning" title={messages.modelDeclaresRtpOf(declared)}>
      {exact === undefined
        ? messages.boundsDoNotConfirmIt
        : messages.testRunComparesItWith(decidedFigure(rtp, 6) ?? exact)}
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
      <Notice tone="warning" title={messages.modelDeclaresMaximumWinOf(timesBet(declared))}>
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
