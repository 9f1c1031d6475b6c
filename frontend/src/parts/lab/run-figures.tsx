import type { ExactModel } from '#domain/lab/exact/exact-model';
import type { RunFigures } from '#domain/lab/tally/run-figures';
import { hitRatesNote } from '../../platform/words/lab-words';
import { figureRows } from './figure-rows';

interface FiguresTableProps {
  /** What the table is, to those who listen. */
  readonly caption: string;
  readonly exact?: ExactModel | undefined;
  readonly run?: RunFigures | undefined;
}

/** The figures of a model: worked out exactly, and as a run came to them. A side that is not known has no column. */
export const FiguresTable = ({ caption, exact, run }: FiguresTableProps) => (
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
        {figureRows(exact, run).map((row) => (
          <tr key={row.label} className="border-b border-line align-top last:border-b-0">
            <th scope="row" className="py-2 pr-3 text-left font-normal">
              {row.label}
            </th>
            {exact && <Figure text={row.exact} />}
            {run && <Figure text={row.simulated} />}
          </tr>
        ))}
      </tbody>
    </table>
    <p className="mt-3 text-sm text-muted">{hitRatesNote}</p>
    {exact && <Fraction exact={exact} />}
  </div>
);

const Figure = ({ text = '–' }: { readonly text: string | undefined }) => (
  <td className="py-2 pl-3 text-right break-words tabular-nums">{text}</td>
);

const tooLargeWords = ({ pairs }: ExactModel['figures']): string => {
  const start = 'The model has too many outcomes to count: the hit rates';
  if (!pairs) return `${start} and the standard deviation are not exact, only simulated.`;
  const limits = pairs.mayBeLimited ? ' It does not include maxWinX and maxSpins, which may end rounds.' : '';
  return `${start} are not exact, only simulated. The exact standard deviation comes from pairs of lines.${limits}`;
};

const Fraction = ({ exact: { figures } }: { readonly exact: ExactModel }) => (
  <p className="mt-3 text-sm text-muted">
    The exact RTP is <span className="break-all tabular-nums">{figures.fraction}</span>.
    {figures.spread === undefined && ` ${tooLargeWords(figures)}`}
  </p>
);
