import type { ShownBrand } from '../../parts/brand/read-brand';
import { Statement } from '../../parts/wallet/statement';
import { Panel } from '../../ui/page';
import { ChosenPlayer } from './chosen-player';

/** What a player holds and how it came to that, for those who answer players' questions. */
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
