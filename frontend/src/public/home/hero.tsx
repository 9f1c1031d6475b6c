import { routes } from '#domain/routes';
import type { WallGame } from '../../parts/games/live-games';
import { homePath } from '../../platform/session/home-path';
import { useKeptSession } from '../../platform/session/use-kept-session';
import { ButtonLink } from '../../ui/button';
import { HeroGame, type HeroTable } from './hero-game';

interface HeroProps {
  /** The newest live game. */
  readonly game: WallGame | undefined;
  readonly GuestScreen: HeroTable;
}

export const Hero = ({ game, GuestScreen }: HeroProps) => (
  <section className="overflow-hidden border-b border-line bg-surface">
    <div className="mx-auto grid w-full max-w-6xl items-center gap-10 px-4 py-14 sm:px-8 sm:py-20 lg:grid-cols-[1.05fr_1fr] lg:py-28">
      {/* Not centred, because the text is painted before the height of the drawing beside it is known. */}
      <div className="lg:self-start lg:pt-4">
        <p className="text-sm font-semibold tracking-widest text-accent uppercase">
          Play coins only · Open source
        </p>
        <h1 className="mt-4 text-4xl leading-[1.08] font-extrabold tracking-tight text-heading sm:text-6xl">
          Casino games you can check.
        </h1>
        <p className="mt-6 max-w-xl text-lg leading-relaxed text-muted sm:text-xl">
          Every game publishes its math model, and every round reveals its seed. Anyone can recalculate and
          verify the result.
        </p>
        <Ways game={game} />
      </div>
      <HeroGame game={game} GuestScreen={GuestScreen} />
    </div>
  </section>
);

/** The main actions: sign up and sign in, or a link to the dashboard for signed-in users. */
const Ways = ({ game }: Pick<HeroProps, 'game'>) => {
  const session = useKeptSession();
  return (
    <div className="mt-9 flex flex-wrap gap-3">
      <ButtonLink
        data-live="play"
        to={game === undefined ? '#games' : `?game=${game.id}`}
        preventScrollReset={game !== undefined}
        className="px-6 text-base"
      >
        Play for fun
      </ButtonLink>
      {session ? (
        <ButtonLink to={homePath(session.groups)} look="quiet" className="px-6 text-base">
          {session.groups.length === 0 ? 'Your application' : 'Your dashboard'}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink to={routes.signup.path} look="quiet" className="px-6 text-base">
            Create your account
          </ButtonLink>
          <ButtonLink to={routes.login.path} look="plain" className="text-base">
            Sign in
          </ButtonLink>
        </>
      )}
    </div>
  );
};
