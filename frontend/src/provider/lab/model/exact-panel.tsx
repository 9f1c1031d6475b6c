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
import * as messages from '../messages';

interface ExactPanelProps {
  readonly exact: UseQueryResult<ExactModel>;
}

/** The exact figures of the model, computed without sampling. */
export const ExactPanel = ({ exact: { data, error, refetch } }: ExactPanelProps) => (
  <Panel title={messages.exactMetrics} lead={messages.calculatedFromEveryOutcomeOf}>
    <div className="grid grid-cols-1 gap-6">
      {error && (
        <Failure
          text={messages.couldNotCalculateExactFigures(error.message)}
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
      <MetricsTable caption={messages.exactMetrics} exact={exact} />
      <Facts
        rows={[
          [messages.outcomesOfBaseSpin, whole(cycle)],
          ...(modes.length > 1
            ? [
                [
                  messages.rtpOfEachMode,
                  modes.map(({ mode, rtp }) => `${mode}: ${rtpText(rtp)}`).join('\n'),
                ] as const,
              ]
            : []),
        ]}
      />
      <ReturnChart
        parts={[
          [messages.linesOrWays, Number(lines.least)],
          [messages.scatters, Number(scatter.least)],
          [messages.freeSpins, Number(feature.least)],
          [messages.fixedPrizes, Number(fixed.least)],
        ]}
      />
    </>
  );
};
