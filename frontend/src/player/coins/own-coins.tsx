import type { CoinType } from '#domain/generated/types';
import { useSession } from '../../platform/platform';
import { balanceIn, type Player, type ShownBrand } from '../../parts/brand/read-brand';
import { coinAmount } from '../../platform/labels/brand-labels';
import { coinKinds } from '../../platform/labels/casino-labels';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Panel } from '../../ui/page';
import { say } from '../../ui/toasts';
import { useClaimDaily } from './claim-daily';
import { useClaimedToday } from './claimed-today';
import { mayClaim } from './may-claim';

/** The kinds of coins of the brand: the player's balance of each, and the daily coins. */
export const OwnCoins = ({ brand }: { readonly brand: ShownBrand }) => (
  <Panel title={brand.me === null ? 'Available coins' : 'Your coins'}>
    {brand.coinTypes.length === 0 ? (
      <EmptyState title="No coins yet">Coins appear here when {brand.name} creates them.</EmptyState>
    ) : (
      <ul aria-label="Coins" className="divide-y divide-line border-y border-line">
        {brand.coinTypes.map((coin) => (
          <li key={coin.code} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
            <CoinEntry brand={brand} coin={coin} />
          </li>
        ))}
      </ul>
    )}
  </Panel>
);

interface CoinEntryProps {
  readonly brand: ShownBrand;
  readonly coin: CoinType;
}

const CoinEntry = ({ brand, coin: { code, name, kind, dailyGrant } }: CoinEntryProps) => {
  const { me, coinTypes } = brand;
  const session = useSession();
  const daily = coinAmount(dailyGrant, code, coinTypes);
  const promotional = me?.balances.find(({ coin, purse }) => coin === code && purse === 'PROMO');
  return (
    <>
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          {name}
          <Badge>{coinKinds[kind]}</Badge>
        </h3>
        {me && (
          <p className="mt-1 text-2xl font-bold text-accent">
            {coinAmount(balanceIn(me.balances, code), code, coinTypes)}
          </p>
        )}
        {promotional && (
          <p className="text-sm text-muted">
            and {coinAmount(promotional.amount, code, coinTypes)} from promotions
          </p>
        )}
      </div>
      {dailyGrant !== '0' &&
        (me && mayClaim(brand, session) ? (
          <DailyClaim brand={brand} player={me} code={code} coins={daily} />
        ) : (
          <p className="text-sm text-muted">{daily} a day</p>
        ))}
    </>
  );
};

interface DailyClaimProps {
  readonly brand: ShownBrand;
  readonly player: Player;
  readonly code: string;
  /** The daily amount, as text. */
  readonly coins: string;
}

const DailyClaim = ({ brand, player, code, coins }: DailyClaimProps) => {
  const claim = useClaimDaily(brand.id);
  const { isReading, claimed } = useClaimedToday({ brand, player, coin: code });
  const isDone = claimed || claim.isSuccess;
  return (
    <div className="grid gap-1 sm:justify-items-end">
      <Button
        look="quiet"
        busy={claim.isPending || isReading}
        disabled={isDone}
        onClick={() =>
          claim.mutate(code, {
            onSuccess: () => say.done(`Today’s ${code} are in your wallet.`),
            onError: (fault) => say.failed(sentenceFor(fault)),
          })
        }
      >
        {isDone ? 'Claimed today' : `Claim ${coins}`}
      </Button>
      <p className="text-sm text-muted">Once a day, until midnight in the time zone {brand.timeZone}</p>
    </div>
  );
};
