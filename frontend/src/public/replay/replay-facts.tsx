import { Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import { brandPath } from '../../parts/brand/brand-context';
import { amountOf, coinLabels } from '../../parts/reels/coin-labels';
import { Facts } from '../../ui/facts';
import { Panel } from '../../ui/page';
import { When } from '../../ui/when';
import type { ShownReplay } from './read-replay';

/** The facts about the round, without data about its player. */
export const ReplayFacts = ({ replay }: { readonly replay: ShownReplay }) => {
  const { gameId, gameTitle, gameOffered, brandId, brandName, coinName, decimals, rules } = replay;
  const { coins } = coinLabels(coinName, decimals);
  return (
    <Panel title="Round">
      <Facts
        rows={[
          ['Bet', `${coins(amountOf(replay.bet))} ${coinName}`],
          ['Win', `${coins(amountOf(replay.win))} ${coinName}`],
          ['Multiplier', multiplierText(replay.multiplierX100)],
          ['Played', <When key="at" at={replay.at} />],
          ['Game', <Named key="game" text={gameTitle} to={gameOffered ? gamePath(gameId) : undefined} />],
          ['Version', rules.semver],
          ['Provider', replay.companyName],
          [
            'Casino brand',
            <Named
              key="brand"
              text={brandName}
              to={brandId === null ? undefined : brandPath('BrandDemo', brandId)}
            />,
          ],
          ['Available until', <When key="until" at={replay.expiresAt} dayOnly />],
        ]}
      />
      <p className="mt-6 text-sm text-muted">
        Coins on NovaLink are play coins: they cannot be bought or exchanged for money.
      </p>
    </Panel>
  );
};

interface NamedProps {
  readonly text: string;
  /** Absent if the game cannot be opened now. */
  readonly to: string | undefined;
}

const Named = ({ text, to }: NamedProps) =>
  to === undefined ? (
    text
  ) : (
    <Link to={to} className="underline underline-offset-4">
      {text}
    </Link>
  );

const gamePath = (gameId: string): string => routes.PlayProviderDemo.path.replace(':gameId', gameId);

/** For example `2.5× the bet`. */
const multiplierText = (timesHundred: number): string =>
  `${(timesHundred / 100).toLocaleString('en', { maximumFractionDigits: 2 })}× the bet`;
