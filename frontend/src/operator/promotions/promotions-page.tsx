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
import * as messages from './messages';

/** `/operator/brand/:brandId/Promotions`: the promotions of a brand, for its managers. */
export const PromotionsPage = () => {
  const brand = useBrand();
  const promotions = usePromotions(brand.id);
  const attention = useAwaitingPromotions([brand.id]);
  const table = useMemo(() => promotionTable(brand.id), [brand.id]);
  useTabTitle(`Promotions · ${brand.name}`);
  const create = <ButtonLink to={newPromotionPath(brand.id)}>{messages.newPromotionLabel}</ButtonLink>;
  return (
    <Page
      width="wide"
      title={messages.promotions}
      lead={messages.rewardsThatPlayersOfCan(brand.name)}
      actions={create}
    >
      <AttentionPanel items={attention} />
      <TableList
        table={table}
        list={promotions}
        empty={
          <EmptyState title={messages.noPromotionsYet} action={create}>
            {messages.choosePresetSetRewardAnd}
          </EmptyState>
        }
      />
    </Page>
  );
};
