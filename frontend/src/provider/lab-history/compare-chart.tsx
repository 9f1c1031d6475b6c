import { convergenceOf } from '../../parts/lab/convergence';
import { percent } from '../../platform/labels/game-labels';
import { Chart } from '../../ui/charts/chart';
import type { ComparedRun, TwoRuns } from './compared-run';

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });

/** The convergence of the RTP of two runs, at the points of the longer one. */
export const CompareChart = ({ first, second }: TwoRuns) => {
  const longer = first.run.rounds >= second.run.rounds ? first : second;
  const { rounds } = convergenceOf(longer.result);
  const series = [first, second].map((run) => ({ name: run.label, values: valuesAt(run, rounds) }));
  return (
    <Chart
      kind="line"
      caption="RTP by rounds played"
      labelsTitle="Rounds"
      labels={rounds.map((played) => compact.format(played))}
      format={(share) => percent(`${share}`)}
      height={280}
      series={[...series, ...exactLine(first, second, rounds.length)]}
    />
  );
};

/** The RTP at the run's last point up to this number of rounds; null after the end of the run. */
const valuesAt = ({ result }: ComparedRun, rounds: readonly number[]): (number | null)[] => {
  const own = convergenceOf(result);
  return rounds.map((played) => {
    if (played > result.rounds) return null;
    const at = own.rounds.findLastIndex((point) => point <= played);
    return own.rtp[at] ?? null;
  });
};

/** The exact RTP, if both runs are of the same mode of the same model. */
const exactLine = ({ run: one }: ComparedRun, { run: other }: ComparedRun, points: number) =>
  one.rtp === null || one.rtp !== other.rtp
    ? []
    : [
        {
          name: 'Exact RTP',
          values: Array.from({ length: points }, () => Number(one.rtp)),
          role: 'reference' as const,
        },
      ];
