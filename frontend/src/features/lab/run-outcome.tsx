import type { ExactModel } from '#domain/lab/exact-model';
import type { Judged } from '#domain/lab/judge-run';
import { figuresOf, type RunFigures } from '#domain/lab/run-figures';
import { resultHash, type RunResult } from '#domain/lab/run-result';
import type { MathModel } from '#domain/slots/math-model';
import { RunCharts } from '../../parts/lab/run-charts';
import { FiguresTable } from '../../parts/lab/run-figures';
import { VerdictList } from '../../parts/lab/verdict-list';
import { timesBet } from '../../platform/figures';
import { percent } from '../../platform/game-words';
import { runMeanings, runStatuses } from '../../platform/lab-words';
import { Badge } from '../../ui/badge';
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
  return (
    <>
      <LiveTiles figures={figures} />
      {result && (
        <RunCharts model={model} result={result} exact={judged?.exact ?? exact} live={judged === undefined} />
      )}
      {judged && result && (
        <>
          <section aria-label="Verdict" className="grid gap-4">
            <div className="flex flex-wrap items-center gap-3">
              <Badge tone={runStatuses[judged.status].tone}>{runStatuses[judged.status].text}</Badge>
              <p>{runMeanings[judged.status]}</p>
            </div>
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

const LiveTiles = ({ figures }: { readonly figures: RunFigures | undefined }) => (
  <Tiles>
    <Tile
      label="RTP so far"
      value={figures ? percent(figures.rtp) : '–'}
      note={figures ? `±${points(figures.halfWidth)} points at 99%` : '±– points at 99%'}
    />
    <Tile label="Rounds that win" value={figures ? percent(figures.hit) : '–'} />
    <Tile
      label="Standard deviation"
      value={figures ? Number(figures.sd).toFixed(2) : '–'}
      note="of the win, bet 1"
    />
    <Tile label="Highest win" value={figures ? timesBet(Math.floor(Number(figures.maxWinX))) : '–'} />
  </Tiles>
);

/** Half a width as percentage points. */
const points = (share: string): string => (Number(share) * 100).toFixed(2);
