import { Link, useSearchParams } from 'react-router-dom';

interface CoinTabsProps {
  /** Coin codes. */
  readonly coins: readonly string[];
  readonly shown: string | undefined;
}

/** Selects the coin whose amounts are shown; renders nothing if there is only one. */
export const CoinTabs = ({ coins, shown }: CoinTabsProps) => {
  const [search] = useSearchParams();
  if (coins.length < 2) return null;
  const to = (coin: string) => {
    const next = new URLSearchParams(search);
    next.set('coin', coin);
    return `?${next}`;
  };
  return (
    <nav aria-label="Coins" className="flex flex-wrap gap-2 print:hidden">
      {coins.map((coin) => (
        <Link
          key={coin}
          to={to(coin)}
          preventScrollReset
          aria-current={coin === shown ? 'true' : undefined}
          className="rounded-full border border-edge bg-surface px-3.5 py-1.5 text-sm font-medium hover:bg-sunken aria-[current=true]:border-secondary aria-[current=true]:bg-sunken"
        >
          {coin}
        </Link>
      ))}
    </nav>
  );
};
