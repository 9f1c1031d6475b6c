import { dayOfBrand } from '#domain/casinos/brand-day';
import { useStatement } from '../../parts/wallet/list-statement';
import type { Player, ShownBrand } from '../../parts/brand/read-brand';

interface Asked {
  readonly brand: ShownBrand;
  readonly player: Player;
  readonly coin: string;
}

/**
 * Whether the newest movements of the wallet contain the coins of the brand's day. If there were more movements than
 * one page since, this is unknown; a second claim then returns the same movement.
 */
export const useClaimedToday = ({ brand, player: { userId, balances }, coin }: Asked) => {
  const held = balances.find((one) => one.coin === coin && one.purse === 'MAIN');
  const newest = useStatement(
    { brandId: brand.id, userId, coin, purse: 'MAIN' },
    `${held?.amount} ${held?.seq}`,
  );
  const { from, to } = dayOfBrand(brand, Date.now());
  return {
    isReading: newest.state === 'loading' || newest.state === 'stale',
    claimed:
      newest.items?.some(
        ({ kind, at }) => kind === 'DAILY' && Date.parse(at) >= from && Date.parse(at) < to,
      ) === true,
  };
};
