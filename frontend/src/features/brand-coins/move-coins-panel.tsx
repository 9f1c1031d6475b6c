import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePlayer } from '../../parts/brand/list-players';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { coinAmount } from '../../platform/brand-words';
import { sentenceFor } from '../../platform/messages';
import { Button } from '../../ui/button';
import { Failure } from '../../ui/failure';
import { Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { MoveCoinsForm } from './move-coins-form';
import { PlayerChoice } from './player-choice';

/** Giving coins to a player, or taking some: with a reason that stays. Who is meant is in the address. */
export const MoveCoinsPanel = ({ brand }: { readonly brand: ShownBrand }) => {
  const [search, setSearch] = useSearchParams();
  const userId = search.get('player') ?? undefined;
  const player = usePlayer(brand.id, userId);
  // After each move the form begins anew.
  const [moves, setMoves] = useState(0);
  const choose = (chosen: string | undefined) =>
    setSearch(chosen === undefined ? {} : { player: chosen }, { preventScrollReset: true });
  const list = new Intl.ListFormat('en');
  return (
    <div id="move" className="scroll-mt-28">
      <Panel
        title="Give or take coins"
        lead="By hand, for one player. The reason, and who did it, stay in the statement for ever."
      >
        {userId === undefined && <PlayerChoice brandId={brand.id} onChoose={choose} />}
        {player.isLoading && <Skeleton rows={2} />}
        {userId !== undefined && player.error && (
          <div className="grid justify-items-start gap-3">
            <Failure text={sentenceFor(player.error)} onRetry={() => void player.refetch()} />
            <Button look="plain" onClick={() => choose(undefined)}>
              Choose somebody else
            </Button>
          </div>
        )}
        {player.data && (
          <div className="grid gap-5">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <p>
                <strong>{player.data.displayName}</strong> holds{' '}
                {list.format(
                  player.data.balances.map(({ coin, amount }) => coinAmount(amount, coin, brand.coinTypes)),
                ) || 'no coins yet'}
                .
              </p>
              <Button look="plain" onClick={() => choose(undefined)}>
                Choose somebody else
              </Button>
            </div>
            <MoveCoinsForm
              key={`${player.data.userId} ${moves}`}
              brand={brand}
              player={player.data}
              onMoved={() => setMoves(moves + 1)}
            />
          </div>
        )}
      </Panel>
    </div>
  );
};
