import { type ComponentType, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../platform/page/use-hydrated';
import { Audiences } from './audiences';
import { GameWall } from './game-wall';
import { Hero } from './hero';
import type { HeroTable } from './hero-game';
import { HowItWorks } from './how-it-works';
import { useLiveGames } from '../../parts/games/live-games';
import { Invitation } from './invitation';

interface HomePageProps {
  /** The sheet of a live game; fetched when the user opens one. */
  readonly GuestGame: ComponentType<{ readonly gameId: string; readonly onClose: () => void }>;
  /** The game itself; loaded when a visitor starts playing. */
  readonly GuestScreen: HeroTable;
}

/** `/`: the start page for providers, operators and players, with playable games. */
export const HomePage = ({ GuestGame, GuestScreen }: HomePageProps) => {
  const [search, setSearch] = useSearchParams();
  const gameId = useHydrated() ? search.get('game') : null;
  const live = useLiveGames();
  const first = typeof live.wall === 'string' ? undefined : live.wall[0];
  return (
    <>
      <Hero game={first} GuestScreen={GuestScreen} />
      <GameWall {...live} />
      <Audiences />
      <HowItWorks />
      <Invitation />
      {gameId !== null && (
        <Suspense>
          <GuestGame
            key={gameId}
            gameId={gameId}
            onClose={() => setSearch({}, { preventScrollReset: true, replace: true })}
          />
        </Suspense>
      )}
    </>
  );
};
