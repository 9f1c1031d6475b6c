import { useMemo } from 'react';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { TableList } from '../../parts/lists/table-list';
import { ClaimCards } from '../promotions/claim-cards';
import { useClaims, useOpenClaims } from '../../parts/promotions/list-claims';
import { mayHaveOffers, useOffers } from '../../parts/promotions/list-offers';
import { OfferCards } from '../promotions/offer-cards';
import { isForbidden } from '../../platform/api/errors';
import { sentenceFor } from '../../platform/api/error-sentences';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Notice } from '../../ui/notice';
import { Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { claimTable } from './claim-table';
import { CodeForm } from './code-form';
import * as messages from './messages';

interface OwnPromotionsProps {
  readonly brand: ShownBrand;
}

/** The player's offers, the form for codes, and the rewards that they collected. */
export const OwnPromotions = ({ brand }: OwnPromotionsProps) => (
  <>
    {mayHaveOffers(brand) && (
      <>
        <Panel title={messages.yourOffers} lead={messages.rewardsArePlayCoinsWhich}>
          <Offers brand={brand} />
        </Panel>
        <CodeForm brandId={brand.id} />
      </>
    )}
    <InProgress brand={brand} />
    <Panel title={messages.collectedRewards}>
      <Claims brandId={brand.id} />
    </Panel>
  </>
);

const Offers = ({ brand }: OwnPromotionsProps) => {
  const { data: offers, error, refetch } = useOffers(brand);
  if (isForbidden(error)) return <Notice tone="bad">{sentenceFor(error)}</Notice>;
  if (offers === undefined)
    return error ? <Failure text={sentenceFor(error)} onRetry={() => void refetch()} /> : <Skeleton />;
  if (offers.length === 0)
    return <EmptyState title={messages.noOffersNow}>{messages.theyAppearHereWhenHas(brand.name)}</EmptyState>;
  return <OfferCards brandId={brand.id} offers={offers} />;
};

/** Loaded on demand, because most players have none. */
const InProgress = ({ brand }: OwnPromotionsProps) => {
  const { data: claims = [] } = useOpenClaims(brand);
  return (
    claims.length > 0 && (
      <Panel title={messages.rewardsInProgress} lead={messages.rewardKeepsItsCoins}>
        <ClaimCards brandId={brand.id} claims={claims} />
      </Panel>
    )
  );
};

const Claims = ({ brandId }: { readonly brandId: string }) => {
  const table = useMemo(() => claimTable(brandId), [brandId]);
  return (
    <TableList
      place="inside"
      table={table}
      list={useClaims(brandId)}
      empty={<EmptyState title={messages.noRewardsYet}>{messages.rewardsThatYouCollectAre}</EmptyState>}
    />
  );
};
