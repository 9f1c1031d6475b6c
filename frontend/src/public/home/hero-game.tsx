import { Play } from 'lucide-react';
import { type ComponentType, Suspense, useState } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import type { WallGame } from '../../parts/games/live-games';
import { liveGameTexts } from '../../parts/games/live-game-texts';
import type { LiveGameTexts } from '../../parts/games/live-markup';
import { Skeleton } from '../../ui/skeleton';
import { HeroArt } from './hero-art';

export type HeroTable = ComponentType<{ readonly gameId: string; readonly onLeave: () => void }>;

/** The largest image of the first screen. React 18 does not know `fetchPriority` and passes the lower-case attribute on. */
const beforeOthers = { fetchpriority: 'high' };

interface HeroGameProps {
  /** Absent while the live games load, and if there are none. */
  readonly game: WallGame | undefined;
  readonly GuestScreen: HeroTable;
}

/** The newest live game, playable on the start page. */
export const HeroGame = ({ game, GuestScreen }: HeroGameProps) => {
  const [isPlaying, setPlaying] = useState(false);
  return (
    <div data-live="hero" className="mx-auto w-full max-w-2xl">
      {game === undefined && (
        <>
          <HeroArt />
          <div className={caption} />
        </>
      )}
      {game !== undefined && !isPlaying && (
        <HeroPoster game={liveGameTexts(game)} onPlay={() => setPlaying(true)} />
      )}
      {game !== undefined && isPlaying && (
        <>
          <Suspense fallback={<Skeleton rows={6} />}>
            <GuestScreen gameId={game.id} onLeave={() => setPlaying(false)} />
          </Suspense>
          <Caption game={liveGameTexts(game)} />
        </>
      )}
    </div>
  );
};

/** Has the final height while the game loads, to avoid layout shifts. */
const caption = 'mt-3 flex min-h-10 flex-wrap justify-center gap-x-4 text-sm text-muted sm:min-h-5';

const Caption = ({ game: { id, rtp } }: { readonly game: LiveGameTexts }) => (
  <p className={caption}>
    <span>RTP {rtp}, calculated exactly</span>
    <Link className={captionLink} to={`?game=${id}`} preventScrollReset>
      About this game
    </Link>
    <Link className={captionLink} to={generatePath(routes.Certificate.path, { gameId: id })}>
      Certificate
    </Link>
  </p>
);

const captionLink = 'text-secondary underline underline-offset-4';

interface HeroPosterProps {
  readonly game: LiveGameTexts;
  readonly onPlay?: () => void;
}

/** The image of the game with a button to play it, and the caption. */
export const HeroPoster = ({ game, onPlay }: HeroPosterProps) => (
  <>
    <Poster game={game} onPlay={onPlay} />
    <Caption game={game} />
  </>
);

const Poster = ({ game: { title, company, image }, onPlay }: HeroPosterProps) => (
  <div className="relative isolate aspect-4/3 overflow-hidden rounded-3xl border-4 border-[#b58a3c] bg-[#000] shadow-2xl">
    <img src={image} alt="" {...beforeOthers} className="absolute inset-0 size-full object-cover" />
    <div
      aria-hidden
      className="absolute inset-0 bg-linear-to-t from-[#000000e6] via-[#00000033] to-[#00000000]"
    />
    <div className="absolute inset-x-0 bottom-0 flex items-end justify-between gap-4 p-5 text-[#fff] sm:p-7">
      <p className="min-w-0">
        <span className="block text-2xl font-extrabold break-words sm:text-3xl">{title}</span>
        <span className="block text-sm opacity-90">by {company}</span>
        <span className="mt-2 block text-sm opacity-90">18+ · Practice coins have no value.</span>
      </p>
      <button
        type="button"
        onClick={onPlay}
        className="grid size-20 shrink-0 place-content-center justify-items-center gap-0.5 rounded-full border-4 border-[#f3e3b3] bg-button text-sm font-extrabold text-on-button transition-transform hover:scale-105 hover:bg-button-strong sm:size-24"
      >
        <Play aria-hidden className="size-7 fill-current" />
        Play
      </button>
    </div>
  </div>
);
