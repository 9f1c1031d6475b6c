import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { routes } from '#domain/routes';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { OwnGamesPage } from './own-games-page';

// The list needs neither forms nor uploads, and only a version needs the engine.
const CreateGamePage = lazy(async () => ({ default: (await import('./create-game-page')).CreateGamePage }));
const GamePage = lazy(async () => ({ default: (await import('./game-page')).GamePage }));
const ImageLibraryPage = lazy(async () => ({
  default: (await import('./image-library-page')).ImageLibraryPage,
}));
const VersionPage = lazy(async () => ({ default: (await import('./versions/version-page')).VersionPage }));

/** `/provider/Games`: one's games, one of them, one of its versions, or the image library. */
export const ProviderGamesPage = () => (
  <Suspense
    fallback={
      <Page title={routes.ProviderGames.title}>
        <Skeleton />
      </Page>
    }
  >
    <Place />
  </Suspense>
);

const Place = () => {
  const [search] = useSearchParams();
  const game = search.get('game');
  const version = search.get('version');
  if (game !== null && version !== null)
    return <VersionPage key={version} gameId={game} versionId={version} />;
  if (game !== null) return <GamePage key={game} id={game} />;
  if (search.has('create')) return <CreateGamePage />;
  if (search.has('images')) return <ImageLibraryPage />;
  return <OwnGamesPage />;
};
