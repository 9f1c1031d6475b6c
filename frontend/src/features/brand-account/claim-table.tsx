import { DrawProof } from '../../parts/promotions/draw-proof';
import type { ShownClaim } from '../../parts/promotions/list-claims';
import { promotionCoins, promotionTypes } from '../../parts/promotions/promotion-words';
import { whenColumn } from '../../parts/lists/columns';
import { Facts } from '../../ui/facts';
import type { Table } from '../../ui/table/table';

/** Collected rewards; those of a wheel with the values to verify the draw. */
export const claimTable = (brandId: string): Table<ShownClaim> => ({
  id: 'claims',
  caption: 'Collected rewards',
  noun: { one: 'reward', many: 'rewards' },
  title: { header: 'Promotion', textOf: ({ name }) => name },
  columns: [
    { id: 'type', header: 'Type', width: 150, valueOf: ({ type }) => promotionTypes[type] },
    whenColumn('when', 'Collected', ({ createdAt }) => createdAt),
    { id: 'period', header: 'Period', width: 120, valueOf: periodText },
    {
      id: 'amount',
      header: 'Reward',
      width: 150,
      align: 'end',
      valueOf: ({ amount }) => Number(amount),
      show: (claim) => (claim.amount === '0' ? 'No prize' : promotionCoins(claim.amount, claim)),
    },
  ],
  details: (claim) =>
    claim.draw === null ? (
      <Facts rows={[['Hash of the rules', <code key="hash">{claim.rulesHash}</code>]]} />
    ) : (
      <DrawProof brandId={brandId} draw={claim.draw} />
    ),
});

const periodText = ({ period }: ShownClaim): string => (period === 'ONCE' ? 'Once' : period);
