import { type MathModel, modeOf } from '@novalink/engine';
import { featureText, payingText } from '../../../parts/paytable/feature-labels';
import { LineDrawings } from '../../../parts/paytable/line-drawings';
import { SymbolPays } from '../../../parts/paytable/symbol-pays';
import { coinLabels } from '../../../parts/reels/coin-labels';
import { OnDemand } from '../../../ui/on-demand';
import { Panel } from '../../../ui/page';
import { ReelStrips } from './reel-strips';

interface ModelViewsProps {
  readonly model: MathModel;
  readonly hash: string;
}

/** Symbols have no names and images in the lab, so their ids are shown. */
const nameOf = (symbol: string): string => symbol;
const labels = { ...coinLabels('Credits', 0), nameOf };

/** The model as a player and as a mathematician would view it. */
export const ModelViews = ({ model, hash }: ModelViewsProps) => {
  const mode = modeOf(model);
  return (
    <Panel title={model.name} lead={`A spin costs ${mode.cost} credits. All pays are in credits.`}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-sm text-muted">
          SHA-256 of the model <span className="break-all">{hash}</span>
        </p>
        <OnDemand label="Pays, lines and features">
          <div>
            <p>{payingText(model)}</p>
            <SymbolPays
              mathematics={{ model, hash, mode }}
              gameSymbols={[]}
              bet={mode.cost}
              labels={labels}
            />
          </div>
          {model.evaluation.kind === 'LINES' && (
            <LineDrawings lines={model.evaluation.lines} rows={model.grid.rows} />
          )}
          <ul className="grid gap-2">
            {featureText(model, nameOf).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </OnDemand>
        {Object.entries(model.reelSets).map(([name, reels]) => (
          <OnDemand key={name} label={`Reel set ${name}`}>
            <ReelStrips name={name} reels={reels} symbols={model.symbols.map(({ id }) => id)} />
          </OnDemand>
        ))}
      </div>
    </Panel>
  );
};
