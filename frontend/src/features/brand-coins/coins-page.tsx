import { useQueryClient } from '@tanstack/react-query';
import { brandPath, useBrand } from '../../parts/brand/brand-context';
import { readBrandAgain } from '../../parts/brand/read-brand';
import { manages } from '../../parts/brand/standing';
import { CoinPackagesPanel } from '../../parts/coins/coin-packages-panel';
import { CoinTypesPanel } from '../../parts/coins/coin-types-panel';
import { useSession } from '../../platform/platform';
import { useTabTitle } from '../../platform/tab-title';
import { ButtonLink } from '../../ui/button';
import { Page } from '../../ui/page';
import { BrandStatementPanel } from './brand-statement-panel';
import { ExportPanel } from './export-panel';
import { MoveCoinsPanel } from './move-coins-panel';
import { OwnCoins } from './own-coins';
import { PackageClaims } from './package-claims';

/** `/operator/brand/:brandId/Coins`: one's coins and what may be claimed; for those who manage the brand, all of them. */
export const CoinsPage = () => {
  const brand = useBrand();
  const session = useSession();
  const queries = useQueryClient();
  const readAgain = () => readBrandAgain(queries, brand.id);
  useTabTitle(`Coins · ${brand.name}`);
  return (
    <Page
      title="Coins"
      lead="Play coins of this casino alone. They can be neither bought nor redeemed, and have no value."
      actions={
        brand.me === null &&
        brand.open && <ButtonLink to={brandPath('BrandDemo', brand.id)}>Join to get coins</ButtonLink>
      }
    >
      <OwnCoins brand={brand} />
      <PackageClaims brand={brand} />
      {manages(brand, session) && (
        <>
          <h2 className="mt-6 text-xl font-bold text-primary sm:text-2xl">Managing coins</h2>
          <CoinTypesPanel brand={brand} onSaved={readAgain} />
          <CoinPackagesPanel brand={brand} onSaved={readAgain} />
          <MoveCoinsPanel brand={brand} />
          <BrandStatementPanel brand={brand} />
          <ExportPanel brand={brand} />
        </>
      )}
    </Page>
  );
};
