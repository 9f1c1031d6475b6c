import { routes } from '#domain/routes';
import { ButtonLink } from '../../ui/button';
import { HeroArt } from './hero-art';

interface HeroProps {
  /** Opens a game to play as a guest. */
  readonly playPath: string;
}

export const Hero = ({ playPath }: HeroProps) => (
  <section className="overflow-hidden border-b border-line bg-surface">
    <div className="mx-auto grid w-full max-w-6xl items-center gap-10 px-4 py-14 sm:px-8 sm:py-20 lg:grid-cols-[1.05fr_1fr] lg:py-28">
      <div>
        <p className="text-sm font-semibold tracking-widest text-accent uppercase">
          Play coins only · Open source
        </p>
        <h1 className="mt-4 text-4xl leading-[1.08] font-extrabold tracking-tight text-heading sm:text-6xl">
          Casino games you&nbsp;can&nbsp;check.
        </h1>
        <p className="mt-6 max-w-xl text-lg leading-relaxed text-muted sm:text-xl">
          Every game publishes its math model, and every round reveals its seed. Anyone can recalculate and
          verify the result.
        </p>
        <div className="mt-9 flex flex-wrap gap-3">
          <ButtonLink to={playPath} preventScrollReset className="px-6 text-base">
            Play for fun
          </ButtonLink>
          <ButtonLink to={routes.signup.path} look="quiet" className="px-6 text-base">
            Create your account
          </ButtonLink>
          <ButtonLink to={routes.login.path} look="plain" className="text-base">
            Sign in
          </ButtonLink>
        </div>
      </div>
      <HeroArt />
    </div>
  </section>
);
