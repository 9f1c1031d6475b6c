import { lazy, Suspense, useState } from 'react';
import { limits } from '#domain/limits';
import { savedFirst } from '../../parts/editing/saved-first';
import { List } from '../../parts/lists/list';
import { sentenceFor } from '../../platform/api/error-sentences';
import { wholeList } from '../../platform/api/whole-list';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Panel } from '../../ui/page';
import { say } from '../../ui/toasts';
import type { OwnBrand } from './brand-fields';
import { BrandGameEntry } from './brand-game-entry';
import { type GameChange, useChangeBrandGames } from './change-brand-games';
import { useBrandGames } from './list-brand-games';

const ChooseGamesDialog = lazy(async () => ({
  default: (await import('./choose-games-dialog')).ChooseGamesDialog,
}));

/** The games of a brand: add games from the catalogue, feature games, and remove games. */
export const BrandGamesPanel = ({ brand }: { readonly brand: OwnBrand }) => {
  const games = useBrandGames(brand.id);
  const change = useChangeBrandGames(brand);
  const [choosing, setChoosing] = useState(false);
  const mayChange = brand.status !== 'CLOSED';

  const make = (kind: GameChange, gameId: string, done: string) =>
    savedFirst(() =>
      change.mutate(
        { kind, gameId },
        { onSuccess: () => say.done(done), onError: (fault) => say.failed(sentenceFor(fault)) },
      ),
    );

  const add = mayChange && brand.gameIds.length < limits.brand.games && (
    <Button look="quiet" onClick={savedFirst(() => setChoosing(true))}>
      Add games
    </Button>
  );
  return (
    <Panel
      title="Games"
      lead={`Live games from the catalogue, at most ${limits.brand.games}. Featured games are in the first row of the lobby.`}
    >
      <div className="grid grid-cols-1 gap-4">
        {brand.gameIds.length > 0 && <div>{add}</div>}
        <List
          label="Games of the brand"
          look="lines"
          list={wholeList({ ...games, data: games.data && brand.gameIds }, String)}
          empty={
            <EmptyState title="No games yet" action={add}>
              Add live games from the catalogue. A brand needs at least one game to open.
            </EmptyState>
          }
        >
          {(gameId) => (
            <BrandGameEntry
              game={games.data?.find(({ id }) => id === gameId)}
              isFeatured={brand.featuredGameIds.includes(gameId)}
              busy={change.isPending}
              onChange={mayChange ? (kind, done) => make(kind, gameId, done)() : undefined}
            />
          )}
        </List>
      </div>
      {choosing && (
        <Suspense>
          <ChooseGamesDialog brand={brand} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </Panel>
  );
};
