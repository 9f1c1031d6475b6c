import { type ComponentType, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { PublicGame } from '#domain/generated/types';
import { routes } from '#domain/routes';
import { isNoGame, usePublicGame } from '../../parts/games/read-public-game';
import { sentenceFor } from '../../platform/api/error-sentences';
import { useSession } from '../../platform/platform';
import { useTabTitle } from '../../platform/page/tab-title';
import { Failure } from '../../ui/failure';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { GameDetails } from './game-details';
import { GameOverview } from './game-overview';
import { ProofPanel } from './proof-panel';

interface GamePageProps {
  /** The game itself; fetched when the user plays. */
  readonly Player: ComponentType<{
    readonly game: PublicGame;
    readonly onLeave: () => void;
    readonly onOutdated: () => void;
  }>;
}

const { title: catalogueTitle, path: cataloguePath } = routes.OperatorGames;

/**
 * The page of a game: its description, its figures, and free play. The URL determines whether the game is
 * open.
 */
export const GamePage = ({ Player }: GamePageProps) => {
  const id = (useParams().gameId ?? '').toUpperCase();
  const [search, setSearch] = useSearchParams();
  const { data: game, error, refetch } = usePublicGame(id);
  const seesCatalogue = useSession()?.groups.some((group) => group !== 'PROVIDERS') ?? false;
  useTabTitle(game && `${routes.PlayProviderDemo.title} · ${game.title}`);
  // A game that is not offered is shown as a missing page.
  if (isNoGame(error)) throw error;
  const isPlaying = search.has('play');

  const failure = error !== null && <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />;
  if (game === undefined)
    return (
      <Page title="Game" lead={false}>
        {failure || <Skeleton rows={12} />}
      </Page>
    );
  return (
    <Page
      title={game.title}
      lead={`by ${game.companyName}`}
      breadcrumbs={seesCatalogue ? [{ label: catalogueTitle, to: cataloguePath }] : []}
    >
      {failure}
      {isPlaying ? (
        <Suspense fallback={<Skeleton rows={5} />}>
          <Player
            game={game}
            onLeave={() => setSearch({}, { preventScrollReset: true })}
            onOutdated={() => void refetch()}
          />
        </Suspense>
      ) : (
        <GameOverview game={game} onPlay={() => setSearch({ play: '' }, { preventScrollReset: true })} />
      )}
      <GameDetails game={game} />
      <ProofPanel game={game} />
    </Page>
  );
};
