import { lazy, Suspense, useState } from 'react';
import { useBrand } from '../../parts/brand/brand-context';
import { useTabTitle } from '../../platform/page/tab-title';
import { Skeleton } from '../../ui/skeleton';
import { FreeCoins } from './free-coins';
import { LobbyGames } from './lobby-games';
import { LobbyHero } from './lobby-hero';
import { WelcomePanel } from './welcome-panel';

// Needed once, by those who are not players yet.
const JoinPanel = lazy(async () => ({ default: (await import('./join-panel')).JoinPanel }));

/** `/operator/brand/:brandId`: what the brand offers, and joining it. */
export const LobbyPage = () => {
  const brand = useBrand();
  const [hasJustJoined, setJustJoined] = useState(false);
  useTabTitle(`Lobby · ${brand.name}`);
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-8 px-4 py-6 sm:px-8 sm:py-8">
      <LobbyHero brand={brand} />
      {brand.me === null && brand.open && (
        <Suspense fallback={<Skeleton rows={4} />}>
          <JoinPanel brand={brand} onJoined={() => setJustJoined(true)} />
        </Suspense>
      )}
      {brand.me !== null && hasJustJoined && <WelcomePanel brand={brand} player={brand.me} />}
      {brand.me !== null && !hasJustJoined && <FreeCoins brand={brand} player={brand.me} />}
      <LobbyGames brand={brand} />
    </div>
  );
};
