import type { UseQueryResult } from '@tanstack/react-query';
import type { ExactModel } from '@novalink/engine/exact';
import { rtpText } from '../exact-texts';
import { ReturnChart } from '../round-charts';
import { MetricsTable } from '../run-metrics';
import { whole } from '../../../platform/labels/numbers';
import { Facts } from '../../../ui/facts';
import { Failure } from '../../../ui/failure';
import { Panel } from '../../../ui/page';
import { Skeleton } from '../../../ui/skeleton';

interface ExactPanelProps {
  readonly exact: UseQueryResult<ExactModel>;
}

/** The exact figures of the model, computed without sampling. */
export const ExactPanel = ({ exact: { data, error, refetch } }: ExactPanelProps) => (
  <Panel title="Exact figures" lead="Calculated from every outcome of the model, without estimates.">
    <div className="grid grid-cols-1 gap-6">
      {error && (
        <Failure
          text={`Could not calculate the exact figures: ${error.message}`}
          onRetry={() => void refetch()}
        />
      )}
      <div className="grid min-h-[40rem] grid-cols-1 content-start gap-6">
        {!data && !error && <Skeleton rows={6} />}
        {data && <ExactDetails exact={data} />}
      </div>
    </div>
  </Panel>
);

const ExactDetails = ({ exact }: { readonly exact: ExactModel }) => {
  const { metrics } = exact;
  const { lines, fixed, scatter, feature, modes, cycle } = metrics;
  return (
    <>
      <MetricsTable caption="Exact figures" exact={exact} />
      <Facts
        rows={[
          ['Outcomes of a base spin', whole(cycle)],
          ...(modes.length > 1
            ? [
                [
                  'RTP of each mode',
                  modes.map(({ mode, rtp }) => `${mode}: ${rtpText(rtp)}`).join('\n'),
                ] as const,
              ]
            : []),
        ]}
      />
      <ReturnChart
        parts={[
          ['Lines or ways', Number(lines.least)],
          ['Scatters', Number(scatter.least)],
          ['Free spins', Number(feature.least)],
          ['Fixed prizes', Number(fixed.least)],
        ]}
      />
    </>
  );
};
