import type { AnyResult } from '@novalink/engine/lab';
import { percent } from '../../platform/labels/game-labels';
import { Chart } from '../../ui/charts/chart';
import { chartedPoints, convergenceOf } from './convergence';

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
      caption="RTP by rounds played, with its 99% interval"
      labelsTitle="Rounds"
      labels={rounds.map((played) => compact.format(played))}
      format={(share) => percent(`${share}`)}
      height={280}
      live={live}
      series={[
        { name: 'Simulated RTP', values: rtp },
        { name: 'Interval, from', values: low, role: 'bound' },
        { name: 'Interval, to', values: high, role: 'bound' },
        ...(exactRtp === undefined
          ? []
          : [
              {
                name: 'Exact RTP',
                values: rounds.map(() => Number(exactRtp)),
                role: 'reference' as const,
              },
            ]),
      ]}
    />
  );
};
