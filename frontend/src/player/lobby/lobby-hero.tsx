import type { ShownBrand } from '../../parts/brand/read-brand';
import { times } from '../../platform/labels/numbers';
import { imageAddress, percent } from '../../platform/labels/game-labels';
import { ButtonLink } from '../../ui/button';
import { Picture } from '../../ui/media/picture';
import type { LobbyGame } from './list-brand-games';

interface LobbyHeroProps {
  readonly brand: ShownBrand;
  /** The game whose image is shown; without a game, the brand's colour. */
  readonly game: LobbyGame | undefined;
  readonly playPath: string | undefined;
  /** Keeps the place of the game while the games are loading. */
  readonly isLoading: boolean;
}

/** The name of the brand, and its first featured game with a wide image. */
export const LobbyHero = ({ brand, game, playPath, isLoading }: LobbyHeroProps) => (
  <section
    aria-label={brand.name}
    className="relative isolate overflow-hidden rounded-2xl border border-line bg-surface sm:grid sm:min-h-96 sm:items-center"
  >
    {isLoading && <div className="aspect-video bg-line sm:hidden" />}
    {game ? <Art game={game} /> : <Pattern />}
    <div className="relative px-5 py-6 sm:max-w-xl sm:px-10 sm:py-10">
      <h1 className="text-2xl font-bold break-words text-heading sm:text-3xl">{brand.name}</h1>
      {brand.tagline !== null && (
        <p className="mt-1 whitespace-pre-line text-muted sm:text-text">{brand.tagline}</p>
      )}
      {game && playPath !== undefined && (
        <div className="mt-5 sm:mt-8">
          <h2 className="text-3xl font-bold break-words sm:text-5xl">{game.title}</h2>
          <p className="mt-2 text-sm sm:text-base">
            {game.companyName} · RTP {percent(game.live.rtp)} · up to {times(game.live.maxWinX)} the bet
          </p>
          <ButtonLink to={playPath} className="mt-5 min-w-36" aria-label={`Play ${game.title}`}>
            Play
          </ButtonLink>
        </div>
      )}
      {isLoading && <div className="mt-5 h-40 sm:mt-8" />}
      <p className="mt-5 text-sm text-muted sm:text-text">
        From {brand.minAge} years · Demo coins have no value
      </p>
    </div>
  </section>
);

/**
 * Above the text on a phone. On wide screens it is behind the text, and its left half fades into the surface.
 */
const Art = ({ game }: { readonly game: LobbyGame }) => (
  <div className="sm:absolute sm:inset-0 sm:-z-10">
    <Picture
      src={imageAddress(game.images[0] ?? game.thumbnailKey)}
      alt=""
      eager
      className="aspect-video object-right sm:aspect-auto sm:size-full [&_img]:object-right"
    />
    <div
      aria-hidden
      className="absolute inset-0 hidden bg-linear-to-r from-surface from-35% via-surface/75 via-50% to-transparent to-75% sm:block"
    />
  </div>
);

const Pattern = () => (
  <div aria-hidden className="absolute inset-0 -z-10 text-(--nl-brand)">
    <svg
      viewBox="0 0 400 200"
      preserveAspectRatio="xMaxYMid slice"
      className="absolute inset-0 size-full opacity-40"
    >
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <circle cx="330" cy="60" r="90" />
        <circle cx="330" cy="60" r="60" />
        <circle cx="330" cy="60" r="30" />
        <path d="M120 190 240 120l60 40 90-70" strokeDasharray="2 8" strokeLinecap="round" />
      </g>
    </svg>
  </div>
);
