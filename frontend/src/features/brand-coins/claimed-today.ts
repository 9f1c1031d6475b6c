import { useStatement } from '../../shared/wallet/list-statement';
import type { Player } from '../../shared/brand/read-brand';
import { dayOf } from './days';

interface Asked {
  readonly brandId: string;
  readonly player: Player;
  readonly coin: string;
}

/**
 * Whether the newest movements of the wallet contain today's coins (UTC). If there were more movements than
 * one page since, this is unknown; a second claim then returns the same movement.
 */
export const useClaimedToday = ({ brandId, player: { userId, balances }, coin }: Asked) => {
  const held = balances.find((one) => one.coin === coin && one.purse === 'MAIN');
  const newest = useStatement({ brandId, userId, coin, purse: 'MAIN' }, `${held?.amount} ${held?.seq}`);
  const today = dayOf(Date.now());
  return {
    isReading: newest.state === 'loading' || newest.state === 'stale',
    claimed: newest.items?.some(({ kind, at }) => kind === 'DAILY' && at.startsWith(today)) === true,
  };
};
