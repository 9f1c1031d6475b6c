import type { ShownBrand } from '../../parts/brand/read-brand';
import { RoundsList } from '../rounds/rounds-list';
import { Panel } from '../../ui/page';
import { TabLink } from '../../ui/tabs';

/** The player's rounds, and the data to verify them. */
export const OwnRounds = ({ brand: { id, coinTypes } }: { readonly brand: ShownBrand }) => (
  <Panel
    title="Your rounds"
    lead={
      <>
        Each round can be checked once its seed is revealed. You reveal it under{' '}
        <TabLink tab="seeds">Seeds</TabLink>.
      </>
    }
  >
    <RoundsList brandId={id} coinTypes={coinTypes} />
  </Panel>
);
