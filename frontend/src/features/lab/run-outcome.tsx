import { memo, useDeferredValue } from 'react';
import type { ExactModel } from '#domain/lab/exact/exact-model';
import type { Judged } from '#domain/lab/verdict/judge-run';
import { figuresOf, type RunFigures } from '#domain/lab/tally/run-figures';
import { resultHash, type RunResult } from '#domain/lab/tally/run-result';
import type { MathModel } from '#domain/slots/model/math-model';
import { RunCharts } from '../../parts/lab/run-charts';
import { FiguresTable } from '../../parts/lab/run-figures';
import { VerdictList } from '../../parts/lab/verdict-list';
import { whole } from '../../platform/words/figures';
import { percent } from '../../platform/words/game-words';
import { Tile, Tiles } from '../../ui/tile';

interface RunOutcomeProps {
  readonly model: MathModel;
  /** Of the rounds so far; absent before the first. */
  readonly result: RunResult | undefined;
  readonly judged: Judged | undefined;
  /** Of the model's first mode, while the run is not judged yet. */
  readonly exact: ExactModel | undefined;
}

/** Figures and charts of a run while it is played; its verdict once it is judged. */
export const RunOutcome = ({ model, result, judged, exact }: RunOutcomeProps) => {
  const figures = result && figuresOf(model, result);
  // Figures do not wait until everything is drawn.
  const drawn = useDeferredValue(result);
  return (
    <>
      <LiveTiles figures={figures} />
      {drawn && (
        <Charts model={model} result={drawn} exact={judged?.exact ?? exact} live={judged === undefined} />
      )}
      {judged && result && (
        <>
          <section aria-label="Verdict" className="grid grid-cols-1 gap-4">
            <h3 className="font-semibold text-heading">Rule by rule</h3>
            <VerdictList checks={judged.checks} />
          </section>
          <FiguresTable caption="Figures of the run" exact={judged.exact} run={judged.figures} />
          <p className="text-sm text-muted">
            SHA-256 of the result <span className="break-all">{resultHash(result)}</span>
          </p>
        </>
      )}
    </>
  );
};

const Charts = memo(RunCharts);

const LiveTiles = ({ figures }: { readonly figures: RunFigures | undefined }) => (
  <Tiles>
    <Tile
      label="Simulated RTP"
      value={figures ? percent(figures.rtp) : '–'}
      note={figures ? `±${points(figures.halfWidth)} points at 99%` : '±– points at 99%'}
    />
    <Tile
      label="Round hit rate"
      value={figures ? percent(figures.roundHit) : '–'}
      note="Rounds that win something"
    />
    <Tile
      label="Standard deviation"
      value={figures ? Number(figures.sd).toFixed(2) : '–'}
      note="of the win, bet 1"
    />
    <Tile
      label="Maximum win"
      note="times the bet"
      value={figures ? whole(Math.floor(Number(figures.maxWinX))) : '–'}
    />
  </Tiles>
);

/** Half a width as percentage points. */
const points = (share: string): string => (Number(share) * 100).toFixed(2);
