import { useSearchParams } from 'react-router-dom';
import { CreateGamePage } from './create-game-page';
import { GamePage } from './game-page';
import { ImageLibraryPage } from './image-library-page';
import { OwnGamesPage } from './own-games-page';
import { VersionPage } from './version-page';

/** `/provider/Games`: one's games, one of them, one of its versions, or the image library. */
export const ProviderGamesPage = () => {
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
