import { Coins } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { coinAmount } from '../../platform/labels/brand-labels';
import { brandPath } from '../../parts/brand/brand-context';
import { playedCoin } from '../../parts/brand/played-coin';
import { balanceIn, type ShownBrand } from '../../parts/brand/read-brand';

/** The player's balance of the coins for play, with a link to all coins. */
export const BalanceChip = ({ brand }: { readonly brand: ShownBrand }) => {
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
