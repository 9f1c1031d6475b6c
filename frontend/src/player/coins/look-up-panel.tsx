import type { ShownBrand } from '../../parts/brand/read-brand';
import { Statement } from '../../parts/wallet/statement';
import { Panel } from '../../ui/page';
import { ChosenPlayer } from './chosen-player';

/** A player's balances and statement, for support users. */
export const LookUpPanel = ({ brand }: { readonly brand: ShownBrand }) => (
  <Panel title="Look up a player" lead="View a player’s balances and statement.">
    <ChosenPlayer brand={brand}>
      {({ userId, balances }) => (
        <Statement
          key={userId}
          brandId={brand.id}
          userId={userId}
          coinTypes={brand.coinTypes}
          balances={balances}
        />
      )}
    </ChosenPlayer>
  </Panel>
);
