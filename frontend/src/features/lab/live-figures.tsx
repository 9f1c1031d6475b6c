import { memo, useDeferredValue } from 'react';
import type { ExactModel } from '#domain/lab/exact/exact-model';
import type { Judged } from '#domain/lab/verdict/judge-run';
import { figuresOf, type RunFigures } from '#domain/lab/tally/run-figures';
import type { RunResult } from '#domain/lab/tally/run-result';
import type { MathModel } from '#domain/slots/model/math-model';
import { Convergence } from '../../parts/lab/run-charts';
import { FiguresTable } from '../../parts/lab/run-figures';
import { whole } from '../../platform/words/figures';
import { percent } from '../../platform/words/game-words';
import { MainFigure } from './main-figures';
import * as messages from './messages';

interface LiveFiguresProps {
  readonly model: MathModel;
  /** Of the rounds so far; absent before the first. */
  readonly result: RunResult | undefined;
  readonly judged: Judged | undefined;
  /** Of the model's first mode, while the run is not judged yet. */
  readonly exact: ExactModel | undefined;
}

/** Figures of a run and how they settle, while it is played and afterwards. */
export const LiveFigures = ({ model, result, judged, exact }: LiveFiguresProps) => {
  const figures = result && figuresOf(model, result);
  // Figures do not wait until everything is drawn.
  const drawn = useDeferredValue(result);
  return (
    <>
      {drawn && <Settling result={drawn} exact={judged?.exact ?? exact} live={judged === undefined} />}
      {judged ? (
        <FiguresTable caption={messages.figuresOfRun} exact={judged.exact} run={judged.figures} />
      ) : (
        <LiveRow figures={figures} />
      )}
    </>
  );
};

const Settling = memo(Convergence);

const LiveRow = ({ figures }: { readonly figures: RunFigures | undefined }) => (
  <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
    <MainFigure
      label={messages.roundHitRate}
      value={figures ? percent(figures.roundHit) : '–'}
      note={messages.roundsWithWin}
    />
    <MainFigure
      label={messages.standardDeviation}
      value={figures ? Number(figures.sd).toFixed(2) : '–'}
      note={messages.ofWinBet1}
    />
    <MainFigure
      label={messages.maximumWin}
      value={figures ? whole(Math.floor(Number(figures.maxWinX))) : '–'}
      note={messages.timesBetSoFar}
    />
  </dl>
);
