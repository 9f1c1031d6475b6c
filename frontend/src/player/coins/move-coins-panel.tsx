import { useState } from 'react';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { useHashTarget } from '../../platform/page/use-hash-target';
import { Panel } from '../../ui/page';
import { ChosenPlayer } from './chosen-player';
import { MoveCoinsForm } from './move-coins-form';

/** Grants or withdraws coins of a player, with a reason that is stored permanently. */
export const MoveCoinsPanel = ({ brand }: { readonly brand: ShownBrand }) => {
  const place = useHashTarget('move');
  // The form is reset after each movement.
  const [moves, setMoves] = useState(0);
  return (
    <div ref={place} id="move" className="scroll-mt-28">
      <Panel
        title="Grant or deduct coins"
        lead="Change the balance of one player. Your name and the reason are kept in the statement permanently."
      >
        <ChosenPlayer brand={brand}>
          {(player) => (
            <MoveCoinsForm
              key={`${player.userId} ${moves}`}
              brand={brand}
              player={player}
              onMoved={() => setMoves(moves + 1)}
            />
          )}
        </ChosenPlayer>
      </Panel>
    </div>
  );
};
