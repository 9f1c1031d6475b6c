import { decidedFigure, type ExactModel } from '@novalink/engine/exact';
import type { AnyResult } from '@novalink/engine/lab';
import type { MathModel } from '@novalink/engine';
import { whole } from '../../platform/labels/numbers';
import { ConvergenceChart } from '../../parts/lab/convergence-chart';
import { HitChart, partsOfResult, ReturnChart } from './round-charts';
import { WinsChart } from './wins-chart';

interface RunChartsProps {
  readonly model: MathModel;
  readonly result: AnyResult;
  readonly exact: ExactModel | undefined;
  /** Rounds are still being played. */
  readonly live?: boolean;
}

/** Charts of a run: convergence, wins of rounds, and the parts of the RTP, next to the exact values. */
export const RunCharts = (props: RunChartsProps) => (
  <div className="grid grid-cols-1 gap-6">
    <Convergence {...props} />
    <Distribution {...props} />
  </div>
);

/** The convergence of a run. */
export const Convergence = ({ result, exact, live = false }: Omit<RunChartsProps, 'model'>) => (
  <div className="min-w-0 break-inside-avoid">
    <ConvergenceChart result={result} exactRtp={exactRtpOf(exact, result.mode)} live={live} />
  </div>
);

/** A share with six digits; undefined if it is not exact. */
const exactRtpOf = (exact: ExactModel | undefined, mode: string): string | undefined => {
  const found = exact?.metrics.modes.find((one) => one.mode === mode);
  return found && decidedFigure(found.rtp, 6);
};

/** The wins of a run's rounds, and the parts of its RTP. */
export const Distribution = ({ model, result, exact, live = false }: RunChartsProps) => {
  const histogram = result.mode === model.modes[0]?.id ? exact?.histogram : undefined;
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <div className="min-w-0 break-inside-avoid md:col-span-2">
        <WinsChart
          caption={`Wins of ${whole(result.rounds)} rounds`}
          live={live}
          series={[
            { name: 'Simulated', values: result.histogram.map((count) => count / result.rounds) },
            ...(histogram ? [{ name: 'Exact', values: histogram }] : []),
          ]}
        />
      </div>
      <HitChart result={result} live={live} />
      <ReturnChart parts={partsOfResult(result)} live={live} />
    </div>
  );
};
