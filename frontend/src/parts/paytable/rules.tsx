import { percent, volatilities } from '../../platform/labels/game-labels';
import { Facts } from '../../ui/facts';
import { whole } from '../../platform/labels/numbers';
import type { PlayedGame } from '../games/played-game';
import { featureText, payingText } from './feature-labels';
import type { Mathematics } from '../reels/game-mathematics';
import type { GameLabels } from '../reels/play-labels';
import { LineDrawings } from './line-drawings';
import { SymbolPays } from './symbol-pays';

interface RulesProps {
  readonly game: Pick<PlayedGame, 'live' | 'rules'>;
  readonly mathematics: Mathematics;
  /** The bet for which pays are shown. */
  readonly bet: number;
  readonly labels: GameLabels;
  /** The minimum age, and the value of the coins. */
  readonly caution: string;
}

/** The pays and the rules: from the math model, and in the provider's text. */
export const Rules = ({ game, mathematics, bet, labels, caution }: RulesProps) => {
  const { model } = mathematics;
  const { live, rules } = game;
  const features = featureText(model, labels.nameOf);
  return (
    <div className="grid gap-6">
      <Facts
        rows={[
          ['Return to player (RTP)', percent(live.rtp)],
          ['Maximum win', `${whole(live.maxWinX)} times the bet`],
          ['Volatility', live.volatility && volatilities[live.volatility]],
          ['Base spins with a win', live.hit && percent(live.hit)],
        ]}
      />
      <section>
        <h3 className="font-semibold text-heading">Pays at a bet of {labels.coins(bet)}</h3>
        <p className="mt-1 text-sm text-muted">{payingText(model)}</p>
        <SymbolPays mathematics={mathematics} gameSymbols={rules.symbols} bet={bet} labels={labels} />
      </section>
      {model.evaluation.kind === 'LINES' && (
        <section>
          <h3 className="font-semibold text-heading">Lines</h3>
          <LineDrawings lines={model.evaluation.lines} rows={model.grid.rows} />
        </section>
      )}
      {features.length > 0 && (
        <section>
          <h3 className="font-semibold text-heading">Features</h3>
          <ul className="mt-2 grid gap-2">
            {features.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3 className="font-semibold text-heading">Rules</h3>
        <p className="mt-2 whitespace-pre-line">{rules.rulesText}</p>
      </section>
      <p className="text-sm text-muted">{caution}.</p>
    </div>
  );
};
