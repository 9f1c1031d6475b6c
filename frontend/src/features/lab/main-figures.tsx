import type { ExactModel } from '#domain/lab/exact/exact-model';
import { whole } from '../../platform/words/figures';
import { percent, volatilities } from '../../platform/words/game-words';

interface MainFiguresProps {
  readonly exact: ExactModel | undefined;
  readonly simulated?: string | undefined;
  readonly halfWidth?: string | undefined;
}

/** The exact figures of a model beside the RTP that a run came to. */
export const MainFigures = ({ exact, simulated, halfWidth }: MainFiguresProps) => {
  const figures = exact?.figures;
  const deviation = figures?.spread ?? figures?.pairs;
  const largest = figures?.spread?.maxWinX ?? figures?.largestWin?.boundX;
  const isBound = figures?.spread === undefined && figures?.largestWin?.isExact === false;
  const absent = figures ? 'not exact' : '–';
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
      <MainFigure label="Exact RTP" value={figures ? percent(figures.rtp) : '–'} />
      <MainFigure
        label="Simulated RTP"
        value={simulated ?? '–'}
        note={halfWidth === undefined ? undefined : `±${(Number(halfWidth) * 100).toFixed(2)} points at 99%`}
      />
      <MainFigure
        label="Standard deviation"
        value={deviation ? Number(deviation.sd).toFixed(2) : absent}
        note={deviation && `${volatilities[deviation.volatility]} volatility`}
      />
      <MainFigure
        label="Maximum win"
        value={largest === undefined ? absent : whole(Math.floor(largest))}
        note={isBound ? 'at most, times the bet' : 'times the bet'}
      />
    </dl>
  );
};

interface MainFigureProps {
  readonly label: string;
  readonly value: string;
  readonly note?: string | undefined;
}

/** One figure of a `<dl>`. */
export const MainFigure = ({ label, value, note }: MainFigureProps) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="text-lg font-semibold text-heading tabular-nums">{value}</dd>
    <dd className="min-h-5 text-sm text-muted">{note}</dd>
  </div>
);
