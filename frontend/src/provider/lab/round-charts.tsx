import { type AnyResult, roundHitsOf } from '@novalink/engine/lab';
import { percent } from '../../platform/labels/game-labels';
import { Chart } from '../../ui/charts/chart';
import * as messages from './messages';

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
      caption={messages.howRoundsEnd}
      labelsTitle={messages.win}
      labels={[messages.nothing, messages.lessThanBet, messages.equalToBet, messages.moreThanBet]}
      format={share}
      height={height}
      live={live}
      centre={share(hits / rounds)}
      series={[
        {
          name: messages.shareOfRounds,
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
    caption={messages.rtpByFeature}
    labelsTitle={messages.part}
    labels={parts.map(([name]) => name)}
    format={share}
    height={height}
    live={live}
    centre={share(parts.reduce((total, [, part]) => total + part, 0))}
    empty={messages.noWins}
    series={[{ name: messages.shareOfBets, values: parts.map(([, part]) => part) }]}
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
    [messages.linesAndPrizes, ofBets(lines)],
    [messages.scatters, ofBets(scatters)],
    [messages.freeSpins, ofBets(features)],
  ];
};
