import { lazy, Suspense, useState } from 'react';
import type { CoinType } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { useSession } from '../../platform/platform';
import { coinKinds } from '../../platform/labels/casino-labels';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Panel } from '../../ui/page';
import { shownAmount } from './coin-amounts';
import type { CoinBrand } from './coin-brand';
import { savedFirst } from '../editing/saved-first';

const CoinTypeDialog = lazy(async () => ({ default: (await import('./coin-type-dialog')).CoinTypeDialog }));

interface CoinTypesPanelProps {
  readonly brand: CoinBrand;
  /** Reads the brand again. */
  readonly onSaved: () => Promise<unknown>;
}

/** The kinds of coins of a brand, for its managers. */
export const CoinTypesPanel = ({ brand, onSaved }: CoinTypesPanelProps) => {
  const [asked, setAsked] = useState<{ readonly code: string | undefined }>();
  const mayAdd = brand.status !== 'CLOSED' && brand.coinTypes.length < limits.brand.coinTypes;
  const add = mayAdd && (
    <Button look="quiet" onClick={savedFirst(() => setAsked({ code: undefined }))}>
      New coin
    </Button>
  );
  return (
    <Panel title="Coins" lead="Play coins of this brand. They cannot be bought or redeemed.">
      {brand.coinTypes.length === 0 ? (
        <EmptyState title="No coins yet" action={add}>
          To open, a brand needs at least one coin for games.
        </EmptyState>
      ) : (
        <div className="grid gap-4">
          <ul aria-label="Coins" className="divide-y divide-line border-y border-line">
            {brand.coinTypes.map((coin) => (
              <li
                key={coin.code}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4"
              >
                <CoinTypeEntry coin={coin} />
                {brand.status !== 'CLOSED' && (
                  <Button
                    look="quiet"
                    aria-label={`Edit ${coin.name}`}
                    onClick={savedFirst(() => setAsked({ code: coin.code }))}
                  >
                    Edit
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <div>{add}</div>
        </div>
      )}
      {asked && (
        <Suspense>
          <CoinTypeDialog
            brand={brand}
            code={asked.code}
            onSaved={onSaved}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </Panel>
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
