import { lazy, Suspense } from 'react';
import { useBrand } from '../../parts/brand/brand-context';
import { JoinButton } from '../lobby/join-button';
import { manages, supports } from '../../parts/brand/brand-permissions';
import { useSession } from '../../platform/platform';
import { useTabTitle } from '../../platform/page/tab-title';
import { Notice } from '../../ui/notice';
import { Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { OwnCoins } from './own-coins';
import { PackageClaims } from './package-claims';

// Loaded on demand, because most visitors of the page are players, who do not need it.
const ManagingCoins = lazy(async () => ({ default: (await import('./managing-coins')).ManagingCoins }));
const LookUpPanel = lazy(async () => ({ default: (await import('./look-up-panel')).LookUpPanel }));

/**
 * `/operator/brand/:brandId/Coins`: the player's own coins and claims; for managers of the brand, all coins.
 */
export const CoinsPage = () => {
  const brand = useBrand();
  const session = useSession();
  const isManager = manages(brand, session);
  useTabTitle(`Coins · ${brand.name}`);
  return (
    <Page
      title="Coins"
      lead="Play coins of this casino. They have no value and cannot be bought or redeemed."
      actions={
        brand.me === null &&
        brand.open &&
        !isManager && <JoinButton brand={brand} label="Join to get coins" />
      }
    >
      {isManager && (
        <Notice>
          You manage this brand, so you cannot claim its coins, packages or rewards. To try a game, play it
          with demo coins.
        </Notice>
      )}
      <OwnCoins brand={brand} />
      <PackageClaims brand={brand} />
      <Suspense fallback={<Skeleton />}>
        {isManager ? <ManagingCoins brand={brand} /> : supports(brand) && <LookUpPanel brand={brand} />}
      </Suspense>
    </Page>
  );
};
