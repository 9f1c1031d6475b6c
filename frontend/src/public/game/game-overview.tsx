import { Play } from 'lucide-react';
import type { PublicGame } from '#domain/generated/types';
import { times } from '../../platform/labels/numbers';
import { gameFeatures, percent, volatilities } from '../../platform/labels/game-labels';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Tile, Tiles } from '../../ui/tile';
import { GameGallery } from './game-gallery';

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
        aria-label="At a glance"
        className="grid overflow-hidden rounded-3xl border border-line bg-surface lg:grid-cols-[1.25fr_1fr] sideways:grid-cols-2"
      >
        <GameGallery title={game.title} keys={[game.thumbnailKey, ...game.images]} />
        <div className="flex flex-col items-start gap-5 p-6 sm:p-9 sideways:gap-3 sideways:p-5">
          {game.description !== null && (
            <p className="text-lg leading-relaxed sideways:text-base sideways:leading-normal">
              {game.description}
            </p>
          )}
          <ul aria-label="Features" className="flex flex-wrap gap-2">
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
              Play for fun
            </Button>
            <p className="text-sm text-muted">18+ · Practice coins have no value.</p>
          </div>
        </div>
      </section>
      <Tiles>
        <Tile
          label="RTP"
          value={<span title={`Exactly ${live.rtp}`}>{percent(live.rtp)}</span>}
          note="Return to player, calculated exactly"
        />
        <Tile label="Maximum win" value={times(live.maxWinX)} note="Times the bet, in one round" />
        <Tile label="Volatility" value={volatilities[live.volatility]} note="How much wins vary" />
        <Tile
          label="Spin hit rate"
          value={<span title={`Exactly ${live.hit}`}>{percent(live.hit)}</span>}
          note="Base spins with a win"
        />
      </Tiles>
    </>
  );
};
