import type { Balance } from '#domain/generated/types';
import { coinAmount, purses } from '../../platform/labels/brand-labels';
import { Tile, Tiles } from '../../ui/tile';
import type { ShownBrand } from './read-brand';

interface BalanceTilesProps {
  readonly brand: ShownBrand;
  readonly player: { readonly balances: readonly Pick<Balance, 'coin' | 'purse' | 'amount'>[] };
}

/** The balances of a player, one tile for each wallet. */
export const BalanceTiles = ({ brand: { coinTypes }, player: { balances } }: BalanceTilesProps) =>
  balances.length > 0 && (
    <section aria-label="Balances">
      <Tiles>
        {balances.map(({ coin, purse, amount }) => (
          <Tile
            key={`${coin} ${purse}`}
            label={coinTypes.find(({ code }) => code === coin)?.name ?? coin}
            value={
              <span className="text-xl break-words sm:text-2xl">{coinAmount(amount, coin, coinTypes)}</span>
            }
            note={purses[purse]}
          />
        ))}
      </Tiles>
    </section>
  );
