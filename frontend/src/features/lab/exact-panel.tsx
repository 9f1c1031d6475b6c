import type { UseQueryResult } from '@tanstack/react-query';
import type { ExactModel } from '#domain/lab/exact/exact-model';
import { ReturnChart } from '../../parts/lab/round-charts';
import { FiguresTable } from '../../parts/lab/run-figures';
import { WinsChart } from '../../parts/lab/wins-chart';
import { whole } from '../../platform/words/figures';
import { percent, volatilities } from '../../platform/words/game-words';
import { Facts } from '../../ui/facts';
import { Failure } from '../../ui/failure';
import { Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { Tile, Tiles } from '../../ui/tile';

interface ExactPanelProps {
  readonly exact: UseQueryResult<ExactModel>;
}

/** What the model is worth, worked out and not sampled. */
export const ExactPanel = ({ exact: { data, error, refetch } }: ExactPanelProps) => (
  <Panel
    title="Exact figures"
    lead="Worked out from every outcome of the model: nothing here is an estimate."
  >
    <div className="grid grid-cols-1 gap-6">
      <ExactTiles exact={data} />
      {error && (
        <Failure
          text={`The exact figures could not be worked out: ${error.message}`}
          onRetry={() => void refetch()}
        />
      )}
      <div className="grid min-h-[66rem] grid-cols-1 content-start gap-6 md:min-h-[52rem]">
        {!data && !error && <Skeleton rows={6} />}
        {data && <ExactDetails exact={data} />}
      </div>
    </div>
  </Panel>
);

const ExactTiles = ({ exact }: { readonly exact: ExactModel | undefined }) => {
  const figures = exact?.figures;
  const spread = figures?.spread;
  const deviation = spread ?? figures?.pairs;
  const largest = spread?.maxWinX ?? figures?.largestWin?.boundX;
  const isBound = spread === undefined && figures?.largestWin?.isExact === false;
  const absent = figures ? 'not exact' : '–';
  return (
    <Tiles>
      <Tile label="RTP" value={figures ? percent(figures.rtp) : '–'} />
      <Tile
        label="Spin hit rate"
        value={spread ? percent(spread.spinHit) : absent}
        note="Base spins with a win"
      />
      <Tile
        label="Standard deviation"
        value={deviation ? Number(deviation.sd).toFixed(2) : absent}
        note={deviation ? `${volatilities[deviation.volatility]} volatility` : 'Volatility'}
      />
      <Tile
        label="Maximum win"
        note={isBound ? 'at most, times the bet' : 'times the bet'}
        value={largest === undefined ? absent : whole(Math.floor(largest))}
      />
    </Tiles>
  );
};

const ExactDetails = ({ exact }: { readonly exact: ExactModel }) => {
  const { figures, baseHistogram } = exact;
  const { lines, fixed, scatter, feature, modes, cycle } = figures;
  return (
    <>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-[2fr_1fr]">
        <div className="min-w-0">
          {baseHistogram ? (
            <WinsChart
              caption="What a base spin wins"
              series={[{ name: 'Share of base spins', values: baseHistogram }]}
            />
          ) : (
            <p className="text-muted">
              The model has too many different outcomes to count them all, so its distribution is not known
              exactly. A run shows it.
            </p>
          )}
        </div>
        <div className="min-w-0">
          <ReturnChart
            parts={[
              ['Lines or ways', Number(lines)],
              ['Scatters', Number(scatter)],
              ['Free spins', Number(feature)],
              ['Fixed prizes', Number(fixed)],
            ]}
          />
        </div>
      </div>
      <FiguresTable caption="Exact figures" exact={exact} />
      <Facts
        rows={[
          ['Outcomes of a base spin', whole(cycle)],
          ...(modes.length > 1
            ? [
                [
                  'RTP of each mode',
                  modes.map(({ mode, rtp }) => `${mode}: ${percent(rtp, 4)}`).join('\n'),
                ] as const,
              ]
            : []),
        ]}
      />
    </>
  );
};
