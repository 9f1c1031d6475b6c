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

interface OwnPromotionsProps {
  readonly brand: ShownBrand;
}

/** The player's offers, the form for codes, and the rewards that they collected. */
export const OwnPromotions = ({ brand }: OwnPromotionsProps) => (
  <>
    {mayHaveOffers(brand) && (
      <>
        <Panel title="Your offers" lead="Rewards are play coins, which have no value.">
          <Offers brand={brand} />
        </Panel>
        <CodeForm brandId={brand.id} />
      </>
    )}
    <InProgress brand={brand} />
    <Panel title="Collected rewards">
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
    return (
      <EmptyState title="No offers now">
        They appear here when {brand.name} has a promotion for you.
      </EmptyState>
    );
  return <OfferCards brandId={brand.id} offers={offers} />;
};

/** Loaded on demand, because most players have none. */
const InProgress = ({ brand }: OwnPromotionsProps) => {
  const { data: claims = [] } = useOpenClaims(brand);
  return (
    claims.length > 0 && (
      <Panel
        title="Rewards in progress"
        lead="A reward in progress keeps its coins apart from your balance. They are added to your balance when its bets are made."
      >
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
      empty={<EmptyState title="No rewards yet">Rewards that you collect are listed here.</EmptyState>}
    />
  );
};
