import { useMemo } from 'react';
import { type AnyResult, metricsOf } from '@novalink/engine/lab';
import type { MathModel as Model } from '@novalink/engine';
import { CertificatePanel } from '../lab/certificate-panel';
import { useExactModel } from '../lab/exact-query';
import { RunCharts } from '../lab/run-charts';
import { MetricsTable } from '../lab/run-metrics';
import { type ShownRun, useRunEvidence } from '../../parts/lab/run-requests';
import { MathModel } from '../../parts/versions/math-model';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Failure } from '../../ui/failure';
import { Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';

/** Figures, charts and certificate of a run with a result; nothing for a running test. */
export const RunEvidencePanels = ({ run }: { readonly run: ShownRun }) => {
  const { data: evidence, error, refetch, isLoading } = useRunEvidence(run);
  if (error) return <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />;
  if (isLoading) return <Skeleton rows={6} />;
  if (!evidence) return null;
  return (
    <>
      {evidence.result !== null && (
        <Findings run={run} mathModel={evidence.mathModel} result={evidence.result} />
      )}
      <CertificatePanel run={run} evidence={evidence} />
      <div className="print:hidden">
        <Panel title="Run">
          <MathModel json={evidence.mathModel} hash={run.mathModelHash} />
        </Panel>
      </div>
    </>
  );
};

interface FindingsProps {
  readonly run: ShownRun;
  readonly mathModel: string;
  readonly result: string;
}

const Findings = ({ run, mathModel, result }: FindingsProps) => {
  const [model, found] = useMemo(
    () => [JSON.parse(mathModel) as Model, JSON.parse(result) as AnyResult] as const,
    [mathModel, result],
  );
  const exact = useExactModel(model, run.mathModelHash, run.mode);
  return (
    <Panel title="Figures" lead="Exact figures beside the figures of the simulated rounds.">
      <div className="grid grid-cols-1 gap-8">
        {exact.error && (
          <Failure
            text={`Could not calculate the exact figures here: ${exact.error.message}`}
            onRetry={() => void exact.refetch()}
          />
        )}
        <MetricsTable caption="Figures of the run" exact={exact.data} run={metricsOf(model, found)} />
        <RunCharts model={model} result={found} exact={exact.data} />
      </div>
    </Panel>
  );
};
