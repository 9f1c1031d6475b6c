import { Link } from 'react-router-dom';
import { metricsOf } from '@novalink/engine/lab';
import { metricRows } from '../lab/metric-rows';
import { labPlaces } from '../../parts/lab/lab-places';
import { exactPercent } from '../../platform/labels/game-labels';
import { whole } from '../../platform/labels/numbers';
import { runStatuses } from '../../platform/labels/lab-labels';
import type { ComparedRun, TwoRuns } from './compared-run';

/** The figures of two runs in two columns. */
export const ComparedMetrics = ({ first, second }: TwoRuns) => (
  <table className="w-full border-collapse text-[0.9375rem]">
    <caption className="sr-only">Figures of the two runs</caption>
    <thead>
      <tr className="border-b border-line text-right align-bottom text-sm">
        <th scope="col" className="py-2 pr-3 text-left font-medium text-muted">
          Figure
        </th>
        {[first, second].map(({ label, run }) => (
          <th key={label} scope="col" className="py-2 pl-3 font-medium break-words">
            <Link to={labPlaces.run(run.id)} className="text-secondary underline underline-offset-4">
              {label}: {run.name}
            </Link>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {comparedRows(first, second).map(([name, left, right]) => (
        <tr key={name} className="border-b border-line align-top last:border-b-0">
          <th scope="row" className="py-2 pr-3 text-left font-normal">
            {name}
          </th>
          <td className="py-2 pl-3 text-right tabular-nums">{left}</td>
          <td className="py-2 pl-3 text-right tabular-nums">{right}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

type Row = readonly [name: string, left: string, right: string];

const comparedRows = (first: ComparedRun, second: ComparedRun): Row[] => {
  const [left, right] = [rowsOf(first), rowsOf(second)];
  return [...new Set([...left.keys(), ...right.keys()])].map((name) => [
    name,
    left.get(name) ?? '–',
    right.get(name) ?? '–',
  ]);
};

const rowsOf = ({ run, model, result }: ComparedRun): ReadonlyMap<string, string> =>
  new Map([
    ['Verdict', runStatuses[run.status].text],
    ['Version', run.semver ?? 'model without a game'],
    ['Mode', run.mode],
    ['Rounds', whole(run.rounds)],
    ['Exact RTP', run.rtp === null ? '–' : exactPercent(run.rtp)],
    ...metricRows(undefined, metricsOf(model, result)).map(
      ({ label, simulated = '–' }) => [label === 'RTP' ? 'Simulated RTP' : label, simulated] as const,
    ),
  ]);
