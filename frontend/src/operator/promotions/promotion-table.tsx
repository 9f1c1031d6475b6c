import { statusColumn, whenColumn } from '../../parts/lists/columns';
import { promotionStatuses, promotionTypes } from '../../parts/promotions/promotion-labels';
import { promotionCoins } from '../../parts/promotions/reward-labels';
import { whole } from '../../platform/labels/numbers';
import type { Column, Table } from '../../ui/table/table';
import { When } from '../../ui/when';
import { type BudgetAmounts, budgetAmounts } from './budget-amounts';
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
    coinsColumn('budget', 'Budget', ({ all }) => all),
    coinsColumn('remaining', 'Remaining', ({ left }) => left),
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

const coinsColumn = (
  id: string,
  header: string,
  amountOf: (amounts: BudgetAmounts) => bigint,
): Column<ShownPromotion> => ({
  ...{ id, header, width: 160, align: 'end' },
  valueOf: (promotion) => {
    const amounts = budgetAmounts(promotion);
    return Number(amountOf(amounts)) / 10 ** amounts.decimals;
  },
  show: (promotion) => {
    const amounts = budgetAmounts(promotion);
    return promotionCoins(amountOf(amounts), amounts);
  },
});
