import { useMemo } from 'react';
import { useBrand } from '../../parts/brand/brand-context';
import { AttentionPanel } from '../../parts/dashboards/attention-panel';
import { TableList } from '../../parts/lists/table-list';
import { useAwaitingPromotions } from './awaiting-promotions';
import { useTabTitle } from '../../platform/page/tab-title';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { usePromotions } from './list-promotions';
import { newPromotionPath } from './promotion-paths';
import { promotionTable } from './promotion-table';

/** `/operator/brand/:brandId/Promotions`: the promotions of a brand, for its managers. */
export const PromotionsPage = () => {
  const brand = useBrand();
  const promotions = usePromotions(brand.id);
  const attention = useAwaitingPromotions([brand.id]);
  const table = useMemo(() => promotionTable(brand.id), [brand.id]);
  useTabTitle(`Promotions · ${brand.name}`);
  const create = <ButtonLink to={newPromotionPath(brand.id)}>New promotion</ButtonLink>;
  return (
    <Page
      width="wide"
      title="Promotions"
      lead={`Rewards that players of ${brand.name} can collect, each within a budget.`}
      actions={create}
    >
      <AttentionPanel items={attention} />
      <TableList
        table={table}
        list={promotions}
        empty={
          <EmptyState title="No promotions yet" action={create}>
            Choose a preset, set the reward and the budget, and publish it.
          </EmptyState>
        }
      />
    </Page>
  );
};
