import type { ShownBrand } from '../../parts/brand/read-brand';
import { RoundsList } from '../../parts/rounds/rounds-list';
import { SeedsPanel } from '../../parts/rounds/seeds-panel';
import { Panel } from '../../ui/page';

/** What the person played, and what it takes to check it. */
export const RoundsAndSeeds = ({ brand: { id, coinTypes } }: { readonly brand: ShownBrand }) => (
  <>
    <Panel title="Your rounds" lead="Each round can be checked once its seed is revealed.">
      <RoundsList brandId={id} coinTypes={coinTypes} />
    </Panel>
    <SeedsPanel brandId={id} />
  </>
);
