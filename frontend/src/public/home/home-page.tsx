import { type ComponentType, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '../../platform/page/use-hydrated';
import { Audiences } from './audiences';
import { GameWall } from './game-wall';
import { Hero } from './hero';
import type { HeroTable } from './hero-game';
import { HowItWorks } from './how-it-works';
import { useLiveGames } from '../../parts/games/live-games';
import { routes } from '#domain/routes';
import { ButtonLink } from '../../ui/button';

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

const Invitation = () => (
  <section aria-labelledby="invitation" className="mx-auto w-full max-w-6xl px-4 py-16 sm:px-8 sm:py-24">
    <div className="rounded-3xl bg-primary px-6 py-12 text-on-primary sm:px-14 sm:py-16">
      <h2 id="invitation" className="max-w-2xl text-3xl font-bold sm:text-4xl">
        Bring your studio or your casino.
      </h2>
      <p className="mt-4 max-w-xl text-lg opacity-85">
        Sign up and tell us about your company. An admin reviews every application and gives a reason for the
        decision.
      </p>
      <ButtonLink to={routes.signup.path} className="mt-8 px-6 text-base">
        Apply now
      </ButtonLink>
    </div>
  </section>
);
