import { Star } from 'lucide-react';
import { imageAddress, percent, volatilities } from '../../platform/labels/game-labels';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Thumbnail } from '../../ui/media/thumbnail';
import type { GameChange } from './change-brand-games';
import type { PickedGame } from './list-brand-games';
import * as messages from './messages';

interface BrandGameEntryProps {
  /** Undefined if it cannot be played now, because its provider or an admin removed it. */
  readonly game: PickedGame | undefined;
  readonly isFeatured: boolean;
  readonly busy: boolean;
  /** Absent if changes are not possible. */
  readonly onChange: ((kind: GameChange, done: string) => void) | undefined;
}

export const BrandGameEntry = ({ game, isFeatured, busy, onChange }: BrandGameEntryProps) => {
  const title = game?.title ?? messages.gameThatIsCurrentlyNot;
  return (
    <article aria-label={title} className="flex flex-wrap items-center gap-4 sm:flex-nowrap">
      <Thumbnail src={game ? imageAddress(game.thumbnailKey) : null} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="break-words">{title}</strong>
          {isFeatured && <Badge tone="news">{messages.featured}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {game
            ? messages.byRtpVolatility(
                game.companyName,
                percent(game.live.rtp),
                volatilities[game.live.volatility].toLowerCase(),
              )
            : messages.playersDoNotSeeThis}
        </p>
      </div>
      {onChange && (
        <div className="flex shrink-0 gap-2">
          {game && (
            <Button
              look="quiet"
              busy={busy}
              aria-label={messages.featureTitle(title)}
              aria-pressed={isFeatured}
              onClick={() =>
                isFeatured
                  ? onChange('unfeature', messages.isNoLongerFeatured(title))
                  : onChange('feature', messages.isFeatured(title))
              }
            >
              <Star aria-hidden className={`size-5 ${isFeatured ? 'fill-current text-accent' : ''}`} />
            </Button>
          )}
          <Button
            look="quiet"
            busy={busy}
            aria-label={messages.removeTitle(title)}
            onClick={() => onChange('remove', messages.isRemovedFromBrand(title))}
          >
            {messages.remove}
          </Button>
        </div>
      )}
    </article>
  );
};
