import type { ShownBrand } from '../../parts/brand/read-brand';
import { RoundsList } from '../rounds/rounds-list';
import { Panel } from '../../ui/page';
import { TabLink } from '../../ui/tabs';
import * as messages from './messages';

/** The player's rounds, and the data to verify them. */
export const OwnRounds = ({ brand: { id, coinTypes } }: { readonly brand: ShownBrand }) => (
  <Panel
    title={messages.yourRounds}
    lead={
      <>
        {messages.eachRoundCanBeChecked((text) => (
          <TabLink tab="seeds">{text}</TabLink>
        ))}
      </>
    }
  >
    <RoundsList brandId={id} coinTypes={coinTypes} />
  </Panel>
);
