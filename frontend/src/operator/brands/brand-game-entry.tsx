import { Star } from 'lucide-react';
import { imageAddress, percent, volatilities } from '../../platform/labels/game-labels';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Thumbnail } from '../../ui/media/thumbnail';
import type { GameChange } from './change-brand-games';
import type { PickedGame } from './list-brand-games';

interface BrandGameEntryProps {
  /** Undefined if it cannot be played now, because its provider or an admin removed it. */
  readonly game: PickedGame | undefined;
  readonly isFeatured: boolean;
  readonly busy: boolean;
  /** Absent if changes are not possible. */
  readonly onChange: ((kind: GameChange, done: string) => void) | undefined;
}

export const BrandGameEntry = ({ game, isFeatured, busy, onChange }: BrandGameEntryProps) => {
  const title = game?.title ?? 'A game that is currently not available';
  return (
    <article aria-label={title} className="flex flex-wrap items-center gap-4 sm:flex-nowrap">
      <Thumbnail src={game ? imageAddress(game.thumbnailKey) : null} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="break-words">{title}</strong>
          {isFeatured && <Badge tone="news">Featured</Badge>}
        </p>
        <p className="text-sm text-muted">
          {game
            ? `by ${game.companyName} · RTP ${percent(game.live.rtp)} · Volatility: ${volatilities[game.live.volatility]}`
            : 'Players do not see this game. It returns automatically when it is available again.'}
        </p>
      </div>
      {onChange && (
        <div className="flex shrink-0 gap-2">
          {game && (
            <Button
              look="quiet"
              busy={busy}
              aria-label={`Feature ${title}`}
              aria-pressed={isFeatured}
              onClick={() =>
                isFeatured
                  ? onChange('unfeature', `${title} is no longer featured.`)
                  : onChange('feature', `${title} is featured.`)
              }
            >
              <Star aria-hidden className={`size-5 ${isFeatured ? 'fill-current text-accent' : ''}`} />
            </Button>
          )}
          <Button
            look="quiet"
            busy={busy}
            aria-label={`Remove ${title}`}
            onClick={() => onChange('remove', `${title} is removed from the brand.`)}
          >
            Remove
          </Button>
        </div>
      )}
    </article>
  );
};
