import { ArrowLeft, Coins } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { brandPath } from '../../parts/brand/brand-context';
import { BrandSign } from '../../parts/brand/brand-sign';
import { type ShownBrand, balanceIn } from '../../parts/brand/read-brand';
import { homePath } from '../../platform/session/home-path';
import { useSession } from '../../platform/platform';
import { BrandNav } from './brand-nav';
import { coinAmount } from '../../platform/labels/brand-labels';
import { playedCoin } from '../../parts/brand/played-coin';

interface BrandHeaderProps {
  readonly brand: ShownBrand | undefined;
  readonly isLoading: boolean;
}

/** The header of all pages of a brand; without a brand, only the link back. */
export const BrandHeader = ({ brand, isLoading }: BrandHeaderProps) => {
  const groups = useSession()?.groups ?? [];
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-header">
      <div className="mx-auto flex w-full max-w-(--page-width) flex-wrap items-center gap-x-4 px-4 pt-2 sm:px-8 md:flex-nowrap md:py-2">
        <Link
          to={homePath(groups)}
          aria-label="Back to NovaLink"
          className="-ml-2 flex min-h-11 shrink-0 items-center gap-1.5 rounded-lg px-2 text-sm text-muted hover:bg-surface hover:text-text"
        >
          <ArrowLeft aria-hidden className="size-5" />
          <span className="hidden lg:inline">NovaLink</span>
        </Link>
        {/* Keeps the place of the navigation, which is a second line on narrow screens. */}
        {isLoading && <div aria-hidden className="order-last h-11.5 w-full md:hidden" />}
        {brand && (
          <>
            <Link
              to={brandPath('BrandDemo', brand.id)}
              aria-label={`${brand.name}, lobby`}
              className="flex min-w-0 max-md:flex-1"
            >
              <BrandSign name={brand.name} logoKey={brand.logoKey} />
            </Link>
            <BrandNav brand={brand} />
            <BalanceChip brand={brand} />
          </>
        )}
      </div>
    </header>
  );
};

/** The player's balance of the coins for play, with a link to all coins. */
const BalanceChip = ({ brand }: { readonly brand: ShownBrand }) => {
  const [search] = useSearchParams();
  const { id, coinTypes, me } = brand;
  const coin = playedCoin(brand, search);
  if (me === null || coin === undefined) return null;
  const balance = coinAmount(balanceIn(me.balances, coin.code), coin.code, coinTypes);
  return (
    <Link
      to={brandPath('Coins', id)}
      aria-label={`Your balance: ${balance}`}
      className="flex min-h-10 shrink-0 items-center gap-2 rounded-full border border-edge bg-surface px-3 text-sm font-semibold whitespace-nowrap hover:bg-sunken"
    >
      <Coins aria-hidden className="size-4 text-accent max-sm:hidden" />
      {balance}
    </Link>
  );
};
