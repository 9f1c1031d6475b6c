import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { routes } from '#domain/routes';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { OwnGamesPage } from './own-games-page';

// Loaded on demand, because the list needs neither forms nor uploads.
const CreateGamePage = lazy(async () => ({ default: (await import('./create-game-page')).CreateGamePage }));
const ImageLibraryPage = lazy(async () => ({
  default: (await import('./image-library-page')).ImageLibraryPage,
}));

/** `/provider/Games`: the provider's games, the form for a new one, or the image library. */
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
  if (search.has('create')) return <CreateGamePage />;
  if (search.has('images')) return <ImageLibraryPage />;
  return <OwnGamesPage />;
};
