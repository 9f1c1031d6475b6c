import { useState } from 'react';
import { generatePath } from 'react-router-dom';
import { routes } from '#domain/routes';
import { useBrand } from '../../parts/brand/brand-context';
import { ShownTogether } from '../../parts/lists/shown-together';
import { manages } from '../../parts/brand/brand-permissions';
import { useSession } from '../../platform/platform';
import { useTabTitle } from '../../platform/page/tab-title';
import { FreeCoins } from './free-coins';
import { type LobbyGame, useBrandGames } from './list-brand-games';
import { LobbyGames } from './lobby-games';
import { LobbyHero } from './lobby-hero';
import { LobbyEvents } from './lobby-events';
import { heroGame } from './lobby-rows';
import { WelcomePanel } from './welcome-panel';
import { JoinButton } from './join-button';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { welcomeCoins } from './welcome-coins';

/** `/operator/brand/:brandId`: the lobby of the brand, with the form to join. */
export const LobbyPage = () => {
  const brand = useBrand();
  const query = useBrandGames(brand.id);
  const [hasJustJoined, setJustJoined] = useState(false);
  const isManager = manages(brand, useSession());
  useTabTitle(`Lobby · ${brand.name}`);
  const pathOf = ({ id }: LobbyGame) =>
    generatePath(routes.PlayCasinoDemo.path, { brandId: brand.id, gameId: id });
  const hero = heroGame(brand.featuredGameIds, query.data ?? []);
  return (
    <div className="mx-auto grid w-full max-w-(--page-width) grid-cols-1 gap-6 px-4 py-6 sm:gap-8 sm:px-8">
      <ShownTogether>
        <LobbyHero brand={brand} game={hero} playPath={hero && pathOf(hero)} isLoading={query.isPending} />
        {brand.me === null && brand.open && (
          // The welcome shows coins, which managers do not get.
          <JoinBar brand={brand} onJoined={isManager ? undefined : () => setJustJoined(true)} />
        )}
        {brand.me !== null && hasJustJoined && <WelcomePanel brand={brand} player={brand.me} />}
        {brand.me !== null && !hasJustJoined && <FreeCoins brand={brand} player={brand.me} />}
        <LobbyEvents brand={brand} />
        <LobbyGames brand={brand} query={query} pathOf={pathOf} />
      </ShownTogether>
    </div>
  );
};

interface JoinBarProps {
  readonly brand: ShownBrand;
  /** Called after joining, instead of showing a toast. */
  readonly onJoined: (() => void) | undefined;
}

/** Invites users who are not players yet. */
const JoinBar = ({ brand, onJoined }: JoinBarProps) => {
  const coins = welcomeCoins(brand, useSession());
  return (
    <section
      aria-label={`Join ${brand.name}`}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-xl border border-line bg-surface px-5 py-3"
    >
      <p className="min-w-0 wrap-anywhere">
        <strong className="font-semibold">Join {brand.name} to play.</strong>{' '}
        <span className="text-muted">
          {coins === undefined ? 'It is free.' : `You start with ${coins}, free and without value.`}
        </span>
      </p>
      <JoinButton brand={brand} label="Join" look="quiet" onJoined={onJoined} />
    </section>
  );
};
