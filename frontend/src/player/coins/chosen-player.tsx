import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Balance } from '#domain/generated/types';
import { type ListedPlayer, usePlayer } from '../../parts/brand/list-players';
import { PlayerChoice } from '../../parts/brand/player-choice';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { coinAmount } from '../../platform/labels/brand-labels';
import { sentenceFor } from '../../platform/api/error-sentences';
import { Button } from '../../ui/button';
import { Failure } from '../../ui/failure';
import { Skeleton } from '../../ui/skeleton';

interface ChosenPlayerProps {
  readonly brand: ShownBrand;
  readonly children: (player: ListedPlayer & { readonly balances: readonly Balance[] }) => ReactNode;
}

const list = new Intl.ListFormat('en');

/** The selected player of the brand with balances. The selection is in the URL. */
export const ChosenPlayer = ({ brand, children }: ChosenPlayerProps) => {
  const [search, setSearch] = useSearchParams();
  const userId = search.get('player') ?? undefined;
  const player = usePlayer(brand.id, userId);
  const choose = (chosen: string | undefined) =>
    setSearch(chosen === undefined ? {} : { player: chosen }, { preventScrollReset: true });
  const another = (
    <Button look="plain" onClick={() => choose(undefined)}>
      Choose another player
    </Button>
  );
  const coins = list.format(
    (player.data?.balances ?? []).map(({ coin, amount }) => coinAmount(amount, coin, brand.coinTypes)),
  );
  return (
    <>
      {userId === undefined && <PlayerChoice brandId={brand.id} onChoose={choose} />}
      {player.isLoading && <Skeleton rows={2} />}
      {userId !== undefined && player.error && (
        <div className="grid justify-items-start gap-3">
          <Failure text={sentenceFor(player.error)} onRetry={() => void player.refetch()} />
          {another}
        </div>
      )}
      {player.data && (
        <div className="grid gap-5">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            {coins === '' ? (
              <p>
                <strong>{player.data.displayName}</strong> holds no coins yet.
              </p>
            ) : (
              <p>
                <strong>{player.data.displayName}</strong> holds {coins}.
              </p>
            )}
            {another}
          </div>
          {children(player.data)}
        </div>
      )}
    </>
  );
};
