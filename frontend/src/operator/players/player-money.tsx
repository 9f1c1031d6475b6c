import { Link } from 'react-router-dom';
import { brandPath } from '../../parts/brand/brand-context';
import { usePlayer } from '../../parts/brand/list-players';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { Statement } from '../../parts/wallet/statement';
import { coinAmount, purses } from '../../platform/labels/brand-labels';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Failure } from '../../ui/failure';
import { Skeleton } from '../../ui/skeleton';

interface PlayerMoneyProps {
  readonly brand: ShownBrand;
  readonly userId: string;
}

/** The balances of a player, the statement, and a form to grant or remove coins. */
export const PlayerMoney = ({ brand, userId }: PlayerMoneyProps) => {
  const { data: player, error, refetch } = usePlayer(brand.id, userId);
  if (error) return <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />;
  if (player === undefined) return <Skeleton rows={2} />;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <ul aria-label="Balances" className="flex flex-wrap gap-x-8 gap-y-2">
          {player.balances.map(({ coin, purse, amount }) => (
            <li key={`${coin} ${purse}`}>
              <strong>{coinAmount(amount, coin, brand.coinTypes)}</strong>
              <span className="block text-sm text-muted">{purses[purse]}</span>
            </li>
          ))}
          {player.balances.length === 0 && <li className="text-muted">No coins yet</li>}
        </ul>
        <Link
          to={`${brandPath('Coins', brand.id)}?player=${userId}#move`}
          className="font-semibold text-secondary underline-offset-4 hover:underline"
        >
          Grant or deduct coins
        </Link>
      </div>
      <Statement brandId={brand.id} userId={userId} coinTypes={brand.coinTypes} balances={player.balances} />
    </>
  );
};
