import { Play } from 'lucide-react';
import type { PublicGame } from '#domain/generated/types';
import { times } from '../../platform/labels/numbers';
import { gameFeatures, percent, volatilities } from '../../platform/labels/game-labels';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Tile, Tiles } from '../../ui/tile';
import { GameGallery } from './game-gallery';
import * as messages from './messages';

interface GameOverviewProps {
  readonly game: PublicGame;
  readonly onPlay: () => void;
}

/** An overview of a game: images, description and figures. */
export const GameOverview = ({ game, onPlay }: GameOverviewProps) => {
  const { live } = game;
  return (
    <>
      <section
        aria-label={messages.atGlance}
        className="grid overflow-hidden rounded-3xl border border-line bg-surface lg:grid-cols-[1.25fr_1fr] sideways:grid-cols-2"
      >
        <GameGallery title={game.title} keys={[game.thumbnailKey, ...game.images]} />
        <div className="flex flex-col items-start gap-5 p-6 sm:p-9 sideways:gap-3 sideways:p-5">
          {game.description !== null && (
            <p className="text-lg leading-relaxed sideways:text-base sideways:leading-normal">
              {game.description}
            </p>
          )}
          <ul aria-label={messages.features} className="flex flex-wrap gap-2">
            {live.features.map((feature) => (
              <li key={feature}>
                <Badge tone="news">{gameFeatures[feature]}</Badge>
              </li>
            ))}
            {game.tags.map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
          <div className="mt-auto grid gap-2 pt-2">
            <Button onClick={onPlay} className="min-h-14 px-8 text-lg">
              <Play aria-hidden className="size-5 fill-current" />
              {messages.playForFun}
            </Button>
            <p className="text-sm text-muted">{messages.practiceCoinsHaveNoValue}</p>
          </div>
        </div>
      </section>
      <Tiles>
        <Tile
          label={messages.rtp}
          value={<span title={messages.exactlyRtp(live.rtp)}>{percent(live.rtp)}</span>}
          note={messages.returnToPlayerCalculatedExactly}
        />
        <Tile label={messages.maximumWin} value={times(live.maxWinX)} note={messages.timesBetInOneRound} />
        <Tile
          label={messages.volatility}
          value={volatilities[live.volatility]}
          note={messages.howMuchWinsVary}
        />
        <Tile
          label={messages.spinHitRate}
          value={<span title={messages.exactlyHit(live.hit)}>{percent(live.hit)}</span>}
          note={messages.baseSpinsWithWin}
        />
      </Tiles>
    </>
  );
};
