import { type AnyResult, roundHitsOf } from '@novalink/engine/lab';
import { percent } from '../../platform/labels/game-labels';
import { Chart } from '../../ui/charts/chart';

interface LiveProps {
  readonly result: AnyResult;
  readonly live?: boolean;
}

const share = (value: number) => percent(`${value}`);
const height = 220;

/** The share of rounds that win, and the share of wins above the bet. */
export const HitChart = ({ result, live = false }: LiveProps) => {
  const { rounds, above, below } = result;
  const hits = roundHitsOf(result);
  return (
    <Chart
      kind="doughnut"
      caption="How rounds end"
      labelsTitle="Win"
      labels={['Nothing', 'Less than the bet', 'Equal to the bet', 'More than the bet']}
      format={share}
      height={height}
      live={live}
      centre={share(hits / rounds)}
      series={[
        {
          name: 'Share of rounds',
          values: [rounds - hits, below, hits - above - below, above].map((count) => count / rounds),
        },
      ]}
    />
  );
};

interface ReturnChartProps {
  /** The shares of the bets that make up the RTP. */
  readonly parts: readonly (readonly [name: string, share: number])[];
  readonly live?: boolean;
}

/** The parts of the RTP. */
export const ReturnChart = ({ parts, live = false }: ReturnChartProps) => (
  <Chart
    kind="doughnut"
    caption="RTP by feature"
    labelsTitle="Part"
    labels={parts.map(([name]) => name)}
    format={share}
    height={height}
    live={live}
    centre={share(parts.reduce((total, [, part]) => total + part, 0))}
    empty="No wins."
    series={[{ name: 'Share of the bets', values: parts.map(([, part]) => part) }]}
  />
);

export const partsOfResult = ({
  rounds,
  cost,
  lines,
  scatters,
  features,
}: AnyResult): ReturnChartProps['parts'] => {
  const ofBets = (credits: string) => Number(credits) / rounds / cost;
  return [
    ['Lines and prizes', ofBets(lines)],
    ['Scatters', ofBets(scatters)],
    ['Free spins', ofBets(features)],
  ];
};
