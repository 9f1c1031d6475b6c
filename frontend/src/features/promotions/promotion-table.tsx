import { coinsOf } from '#domain/wallet/amounts';
import { statusColumn, whenColumn } from '../../parts/lists/columns';
import { promotionCoins, promotionStatuses, promotionTypes } from '../../parts/promotions/promotion-words';
import { whole } from '../../platform/words/figures';
import type { Table } from '../../ui/table/table';
import { When } from '../../ui/when';
import type { ShownPromotion } from './list-promotions';
import { promotionPath } from './promotion-paths';

/** The promotions of a brand. */
export const promotionTable = (brandId: string): Table<ShownPromotion> => ({
  id: 'promotions',
  caption: 'Promotions',
  noun: { one: 'promotion', many: 'promotions' },
  title: {
    header: 'Promotion',
    textOf: ({ name }) => name,
    to: ({ id }) => promotionPath('Promotion', brandId, id),
  },
  columns: [
    { id: 'type', header: 'Type', width: 150, valueOf: ({ type }) => promotionTypes[type] },
    statusColumn(promotionStatuses, ({ status }) => status),
    whenColumn('start', 'Start', ({ startsAt }) => startsAt),
    {
      id: 'end',
      header: 'End',
      width: 204,
      valueOf: ({ endsAt }) => endsAt,
      show: ({ endsAt }) => (endsAt === null ? 'No end' : <When at={endsAt} />),
    },
    {
      id: 'budget',
      header: 'Budget',
      width: 230,
      align: 'end',
      valueOf: ({ budget }) => Number(budget),
      show: (promotion) => (
        <>
          <span className="block">{promotionCoins(promotion.budget, promotion)}</span>
          <span className="block text-sm text-muted">
            {coinsOf(BigInt(promotion.remaining), promotion.decimals)} left
          </span>
        </>
      ),
    },
    {
      id: 'claims',
      header: 'Collected',
      width: 110,
      align: 'end',
      valueOf: ({ claims }) => claims,
      show: ({ claims }) => whole(claims),
    },
  ],
});
