import { useQueryClient } from '@tanstack/react-query';
import { readBrandAgain, type ShownBrand } from '../../parts/brand/read-brand';
import { CoinPackagesPanel } from '../../parts/coins/coin-packages-panel';
import { CoinTypesPanel } from '../../parts/coins/coin-types-panel';
import { BrandStatementPanel } from './brand-statement-panel';
import { ExportPanel } from './export-panel';
import { MoveCoinsPanel } from './move-coins-panel';

/** The coin tools for managers of the brand. */
export const ManagingCoins = ({ brand }: { readonly brand: ShownBrand }) => {
  const queries = useQueryClient();
  const readAgain = () => readBrandAgain(queries, brand.id);
  return (
    <>
      <h2 className="mt-6 text-xl font-bold text-heading sm:text-2xl">Coin management</h2>
      <CoinTypesPanel brand={brand} onSaved={readAgain} />
      <CoinPackagesPanel brand={brand} onSaved={readAgain} />
      <MoveCoinsPanel brand={brand} />
      <BrandStatementPanel brand={brand} />
      <ExportPanel brand={brand} />
    </>
  );
};
