import type { AnyResult } from '@novalink/engine/lab';
import { percent } from '../../platform/labels/game-labels';
import { Chart } from '../../ui/charts/chart';
import { chartedPoints, convergenceOf } from './convergence';
import * as messages from './messages';

interface ConvergenceChartProps {
  readonly result: AnyResult;
  /** A share, such as `0.962525`. */
  readonly exactRtp?: string | undefined;
  /** Rounds are still being played. */
  readonly live?: boolean;
}

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });

/** The convergence of the RTP during a run, on a logarithmic scale, next to the exact RTP. */
export const ConvergenceChart = ({ result, exactRtp, live = false }: ConvergenceChartProps) => {
  const { rounds, rtp, low, high } = chartedPoints(convergenceOf(result));
  return (
    <Chart
      kind="line"
      caption={messages.rtpByRoundsPlayedWith}
      labelsTitle={messages.rounds}
      labels={rounds.map((played) => compact.format(played))}
      format={(share) => percent(`${share}`)}
      height={280}
      live={live}
      series={[
        { name: messages.simulatedRtp, values: rtp },
        { name: messages.intervalFrom, values: low, role: 'bound' },
        { name: messages.intervalTo, values: high, role: 'bound' },
        ...(exactRtp === undefined
          ? []
          : [
              {
                name: messages.exactRtp,
                values: rounds.map(() => Number(exactRtp)),
                role: 'reference' as const,
              },
            ]),
      ]}
    />
  );
};
