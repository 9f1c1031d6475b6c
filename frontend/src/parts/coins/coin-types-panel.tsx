import { lazy } from 'react';
import type { CoinType } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { useSession } from '../../platform/platform';
import { coinKinds } from '../../platform/labels/casino-labels';
import { Badge } from '../../ui/badge';
import { shownAmount } from './coin-amounts';
import type { CoinBrand } from './coin-brand';
import { ListedPanel } from './listed-panel';

const CoinTypeDialog = lazy(async () => ({ default: (await import('./coin-type-dialog')).CoinTypeDialog }));

interface CoinTypesPanelProps {
  readonly brand: CoinBrand;
  /** Reads the brand again. */
  readonly onSaved: () => Promise<unknown>;
}

/** The kinds of coins of a brand, for its managers. */
export const CoinTypesPanel = ({ brand, onSaved }: CoinTypesPanelProps) => {
  const isOpen = brand.status !== 'CLOSED';
  return (
    <ListedPanel
      title="Coins"
      lead="Play coins of this brand. They cannot be bought or redeemed."
      items={brand.coinTypes}
      idOf={({ code }) => code}
      nameOf={({ name }) => name}
      show={(coin) => <CoinTypeEntry coin={coin} />}
      mayAdd={isOpen && brand.coinTypes.length < limits.brand.coinTypes}
      mayEdit={isOpen}
      addLabel="New coin"
      empty={{ title: 'No coins yet', hint: 'To open, a brand needs at least one coin for games.' }}
      editor={(code, onClose) => <CoinTypeDialog {...{ brand, code, onSaved, onClose }} />}
    />
  );
};

const CoinTypeEntry = ({ coin }: { readonly coin: CoinType }) => {
  const session = useSession();
  const request = coin.thresholdRequest;
  const amounts = [
    ['Welcome', coin.signupGrant],
    ['Daily', coin.dailyGrant],
    ['Highest balance', coin.maxBalance],
    ...(coin.confirmPromotionsAbove === null
      ? []
      : ([['Daily limit without a second admin', coin.confirmPromotionsAbove]] as const)),
  ] as const;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="min-w-0 wrap-anywhere">{coin.name}</strong>
        <span className="font-mono text-sm">{coin.code}</span>
        <Badge tone={coin.kind === 'PLAY' ? 'good' : 'plain'}>{coinKinds[coin.kind]}</Badge>
      </p>
      <dl className="mt-1.5 flex flex-wrap gap-x-6 gap-y-1 text-sm tabular-nums">
        {amounts.map(([label, minor]) => (
          <div key={label} className="flex gap-1.5">
            <dt className="text-muted">{label}</dt>
            <dd>{minor === '0' ? 'none' : shownAmount(minor, coin.decimals)}</dd>
          </div>
        ))}
      </dl>
      {request && (
        <p className="mt-1.5 text-sm text-muted">
          {request.amount === null
            ? 'A manager asked to remove this limit. To approve, another manager clears “Daily limit without a second admin” and saves.'
            : `A manager asked to raise “Daily limit without a second admin” to ${shownAmount(request.amount, coin.decimals)}. To approve, another manager enters this amount and saves.`}
          {request.requestedBy === session?.sub && ' Waiting for another manager to approve.'}
        </p>
      )}
    </div>
  );
};
