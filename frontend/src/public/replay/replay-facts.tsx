import { Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import { brandPath } from '../../parts/brand/brand-context';
import { amountOf, coinLabels } from '../../parts/reels/coin-labels';
import { Facts } from '../../ui/facts';
import { Panel } from '../../ui/page';
import { When } from '../../ui/when';
import type { ShownReplay } from './read-replay';
import * as messages from './messages';

/** The facts about the round, without data about its player. */
export const ReplayFacts = ({ replay }: { readonly replay: ShownReplay }) => {
  const { gameId, gameTitle, gameOffered, brandId, brandName, coinName, decimals, rules } = replay;
  const { coins } = coinLabels(coinName, decimals);
  return (
    <Panel title={messages.round}>
      <Facts
        rows={[
          [messages.bet, `${coins(amountOf(replay.bet))} ${coinName}`],
          [messages.win, `${coins(amountOf(replay.win))} ${coinName}`],
          [messages.multiplier, multiplierText(replay.multiplierX100)],
          [messages.played, <When key="at" at={replay.at} />],
          [
            messages.game,
            <Named key="game" text={gameTitle} to={gameOffered ? gamePath(gameId) : undefined} />,
          ],
          [messages.version, rules.semver],
          [messages.provider, replay.companyName],
          [
            messages.casinoBrand,
            <Named
              key="brand"
              text={brandName}
              to={brandId === null ? undefined : brandPath('BrandDemo', brandId)}
            />,
          ],
          [messages.availableUntil, <When key="until" at={replay.expiresAt} dayOnly />],
        ]}
      />
      <p className="mt-6 text-sm text-muted">{messages.coinsOnNovaLinkAre}</p>
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
  messages.timesHundredBet((timesHundred / 100).toLocaleString('en', { maximumFractionDigits: 2 }));
