import { List } from '../../../parts/lists/list';
import { imageAddress, percent, volatilities } from '../../../platform/words/game-words';
import { sentenceFor } from '../../../platform/api/messages';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { EmptyState } from '../../../ui/empty-state';
import { Thumbnail } from '../../../ui/media/thumbnail';
import { Notice } from '../../../ui/notice';
import type { OwnBrand } from './brand-fields';
import { useChangeBrandGames } from './change-brand-games';
import type { PickedGame } from './list-brand-games';
import { useOfferedGames } from './list-offered-games';

interface ChooseGamesDialogProps {
  readonly brand: OwnBrand;
  readonly onClose: () => void;
}

/** The catalogue's live games, each added with one press. */
export const ChooseGamesDialog = ({ brand, onClose }: ChooseGamesDialogProps) => {
  const games = useOfferedGames();
  const change = useChangeBrandGames(brand);
  return (
    <Dialog title={`Add games to ${brand.name}`} look="wide" open onClose={onClose}>
      <div className="grid gap-4">
        {change.error !== null && <Notice tone="bad">{sentenceFor(change.error)}</Notice>}
        <List
          label="Catalogue"
          list={games}
          empty={
            <EmptyState title="No live games yet">
              The first one appears here when a provider takes a reviewed version live.
            </EmptyState>
          }
        >
          {(game) => (
            <OfferedGame
              game={game}
              isIn={brand.gameIds.includes(game.id)}
              busy={change.isPending}
              onAdd={() => change.mutate({ kind: 'add', gameId: game.id })}
            />
          )}
        </List>
        <div className="flex justify-end">
          <Button look="quiet" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

interface OfferedGameProps {
  readonly game: PickedGame;
  readonly isIn: boolean;
  readonly busy: boolean;
  readonly onAdd: () => void;
}

const OfferedGame = ({ game, isIn, busy, onAdd }: OfferedGameProps) => (
  <article aria-label={game.title} className="flex flex-wrap items-center gap-4 sm:flex-nowrap">
    <Thumbnail src={imageAddress(game.thumbnailKey)} />
    <div className="min-w-0 grow">
      <p className="font-semibold break-words">{game.title}</p>
      <p className="text-sm text-muted">
        by {game.companyName} · RTP {percent(game.live.rtp)} ·{' '}
        {volatilities[game.live.volatility].toLowerCase()} volatility
      </p>
    </div>
    {isIn ? (
      <p className="shrink-0 text-sm font-medium text-success">In the brand</p>
    ) : (
      <Button look="quiet" busy={busy} aria-label={`Add ${game.title}`} onClick={onAdd}>
        Add
      </Button>
    )}
  </article>
);
