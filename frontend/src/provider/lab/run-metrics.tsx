import { decidedFigure, type ExactModel } from '@novalink/engine/exact';
import type { RunMetrics } from '@novalink/engine/lab';
import { percent } from '../../platform/labels/game-labels';
import { hitRatesNote } from '../../platform/labels/lab-labels';
import { limitsText } from './exact-texts';
import { metricRows } from './metric-rows';

interface MetricsTableProps {
  /** The caption of the table for screen readers. */
  readonly caption: string;
  readonly exact?: ExactModel | undefined;
  readonly run?: RunMetrics | undefined;
}

/** The figures of a model: exact and from a run. A side that is unknown has no column. */
export const MetricsTable = ({ caption, exact, run }: MetricsTableProps) => (
  <div>
    <table className="w-full border-collapse text-[0.9375rem]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-right text-sm text-muted">
          <th scope="col" className="py-2 pr-3 text-left font-medium">
            Figure
          </th>
          {exact && (
            <th scope="col" className="py-2 pl-3 font-medium">
              Exact
            </th>
          )}
          {run && (
            <th scope="col" className="py-2 pl-3 font-medium">
              Simulated
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {metricRows(exact, run).map((row) => (
          <tr key={row.label} className="border-b border-line align-top last:border-b-0">
            <th scope="row" className="py-2 pr-3 text-left font-normal">
              {row.label}
            </th>
            {exact && <Metric text={row.exact} />}
            {run && <Metric text={row.simulated} />}
          </tr>
        ))}
      </tbody>
    </table>
    <p className="mt-3 text-sm text-muted">{hitRatesNote}</p>
    {exact && <Fraction exact={exact} />}
  </div>
);

const Metric = ({ text = '–' }: { readonly text: string | undefined }) => (
  <td className="py-2 pl-3 text-right break-words tabular-nums">{text}</td>
);

const tooLargeText = ({ sd }: ExactModel['metrics']): string =>
  sd
    ? 'The model has too many outcomes for exact hit rates. They are simulated.'
    : 'The model has too many outcomes for exact hit rates and an exact standard deviation. Both are simulated.';

/** Bounds that differ in no digit that anybody needs are the exact value. */
const boundsText = ({ rtp }: ExactModel['metrics']): string =>
  decidedFigure(rtp, 10) === undefined
    ? `The exact RTP is between ${percent(rtp.least, 4)} and ${percent(rtp.most, 4)}. The exact value would take too long to calculate.`
    : `The exact RTP starts with ${rtp.least.slice(0, 12)}.`;

const Fraction = ({ exact: { metrics } }: { readonly exact: ExactModel }) => {
  const limits = limitsText(metrics);
  return (
    <div className="mt-3 text-sm text-muted">
      {metrics.fraction === undefined ? (
        <p>{boundsText(metrics)}</p>
      ) : (
        <p>
          The exact RTP is <span className="break-all tabular-nums">{metrics.fraction}</span>.
        </p>
      )}
      {limits !== undefined && <p>{limits}</p>}
      {metrics.spread === undefined && <p>{tooLargeText(metrics)}</p>}
    </div>
  );
};
