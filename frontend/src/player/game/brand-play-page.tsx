import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { brandPath, useBrand } from '../../parts/brand/brand-context';
import { playCoins, playedCoin } from '../../parts/brand/played-coin';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { isNoGame, usePublicGame } from '../../parts/games/read-public-game';
import { sentenceFor } from '../../platform/api/error-sentences';
import { useTabTitle } from '../../platform/page/tab-title';
import { Failure } from '../../ui/failure';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { useGameTournaments } from './game-tournaments';
import { NoPlay } from './no-play';
import { whyNoPlay, type NoPlayReason } from './why-no-play';

// Loaded on demand, because it is not needed by players who cannot play this game.
const CoinPlayer = lazy(async () => ({ default: (await import('./coin-player')).CoinPlayer }));

/**
 * `/operator/brand/:brandId/:gameId`: a game of the brand, played with its coins. The kind of coins is in the
 * URL.
 */
export const BrandPlayPage = () => {
  const brand = useBrand();
  const gameId = (useParams().gameId ?? '').toUpperCase();
  const reason = whyNoPlay(brand, gameId);
  return reason === undefined ? (
    <GamePage key={gameId} brand={brand} gameId={gameId} />
  ) : (
    <ClosedGamePage brand={brand} gameId={gameId} reason={reason} />
  );
};

interface GamePageProps {
  readonly brand: ShownBrand;
  readonly gameId: string;
}

/** The page of a game that the user cannot play. It names the game if the brand offers it. */
const ClosedGamePage = ({ brand, gameId, reason }: GamePageProps & { readonly reason: NoPlayReason }) => {
  const { data: game } = usePublicGame(gameId, { enabled: reason !== 'game' });
  useTabTitle(game && `${game.title} · ${brand.name}`);
  return (
    <Page
      title={game?.title ?? 'Play'}
      lead={game !== undefined && `by ${game.companyName}`}
      breadcrumbs={wayHere(brand)}
    >
      <NoPlay brand={brand} reason={reason} />
    </Page>
  );
};

const GamePage = ({ brand, gameId }: GamePageProps) => {
  const { data: game, error, refetch } = usePublicGame(gameId);
  const [search, setSearch] = useSearchParams();
  useTabTitle(game && `${game.title} · ${brand.name}`);
  const coin = playedCoin(brand, search);
  // Read in parallel with the game, so that nothing appears late.
  const tournaments = useGameTournaments({ brandId: brand.id, gameId, coin: coin?.code });
  return (
    <Page
      title={game?.title ?? 'Play'}
      lead={game !== undefined && `by ${game.companyName}`}
      breadcrumbs={wayHere(brand)}
    >
      {isNoGame(error) && <NoPlay brand={brand} reason="game" />}
      {error !== null && !isNoGame(error) && (
        <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />
      )}
      {game === undefined && error === null && <GameShape />}
      {game &&
        (coin === undefined ? (
          <NoPlay brand={brand} reason="coins" />
        ) : (
          <Suspense fallback={<GameShape />}>
            <CoinPlayer
              game={game}
              brand={brand}
              coins={playCoins(brand)}
              coin={coin}
              tournaments={tournaments}
              onCoin={(code) => setSearch({ coin: code }, { replace: true, preventScrollReset: true })}
              onOutdated={() => void refetch()}
            />
          </Suspense>
        ))}
    </Page>
  );
};

/** As high as the window, because the game is scrolled into view, and what follows it must not move then. */
const GameShape = () => (
  <div className="min-h-dvh">
    <Skeleton rows={5} />
  </div>
);

const wayHere = ({ id, name }: ShownBrand) => [{ label: name, to: brandPath('BrandDemo', id) }];
