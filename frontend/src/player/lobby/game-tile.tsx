import { Link } from 'react-router-dom';
import { times } from '../../platform/labels/numbers';
import { gameFeatures, imageAddress, percent, volatilities } from '../../platform/labels/game-labels';
import { Picture } from '../../ui/media/picture';
import type { LobbyGame } from './list-brand-games';

interface GameTileProps {
  readonly to: string;
  readonly game: LobbyGame;
  readonly isNew: boolean;
  /** Visible from the start, so it is loaded first. */
  readonly eager?: boolean;
}

/**
 * A game with its image. Its facts appear on hover and focus; the RTP is always visible on devices without
 * hover.
 */
export const GameTile = ({ to, game, isNew, eager = false }: GameTileProps) => (
  <article className="group relative isolate overflow-hidden rounded-xl border border-line bg-surface has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--nl-focus)">
    <Picture
      src={imageAddress(game.thumbnailKey)}
      alt=""
      eager={eager}
      className="aspect-4/5 transition-transform duration-500 group-hover:scale-[1.04]"
    />
    {isNew && (
      <span className="absolute top-2 left-2 rounded-full bg-(--nl-brand) px-2.5 py-0.5 text-xs font-semibold text-(--nl-on-brand)">
        New
      </span>
    )}
    <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-surface from-35% via-surface/80 via-65% to-transparent px-3 pt-14 pb-3">
      <h3 className="leading-snug font-semibold break-words">
        <Link to={to} className="outline-none after:absolute after:inset-0 after:-top-96">
          {game.title}
        </Link>
      </h3>
      <p className="truncate text-xs text-muted">{game.companyName}</p>
      <Facts live={game.live} />
    </div>
  </article>
);

const Facts = ({ live }: Pick<LobbyGame, 'live'>) => {
  const facts = [
    ['RTP', percent(live.rtp)],
    ['Volatility', volatilities[live.volatility]],
    ['Max win', times(live.maxWinX)],
  ] as const;
  return (
    <div className="grid grid-rows-[0fr] opacity-0 transition-[grid-template-rows,opacity] duration-200 group-focus-within:grid-rows-[1fr] group-focus-within:opacity-100 group-hover:grid-rows-[1fr] group-hover:opacity-100 pointer-coarse:grid-rows-[1fr] pointer-coarse:opacity-100">
      <div className="overflow-hidden text-xs">
        <dl className="grid gap-0.5 pt-2">
          {facts.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-2 pointer-coarse:not-first:hidden">
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {live.features.length > 0 && (
          <p className="pt-1.5 text-muted pointer-coarse:hidden">
            {live.features.map((feature) => gameFeatures[feature]).join(' · ')}
          </p>
        )}
      </div>
    </div>
  );
};

/** The number of tiles in a row depends on the width: two on a phone, up to eight on a wide screen. */
export const tileGrid =
  'grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(10.75rem,1fr))] sm:gap-4';

/** Placeholders of loading tiles. */
export const TileShapes = ({ count = 14 }: { readonly count?: number }) => (
  <div aria-hidden className={tileGrid}>
    {Array.from({ length: count }, (_, tile) => (
      <div key={tile} className="aspect-4/5 animate-pulse rounded-xl bg-line" />
    ))}
  </div>
);
