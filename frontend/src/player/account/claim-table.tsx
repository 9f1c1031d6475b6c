import { DrawProof } from '../promotions/draw-proof';
import type { ShownClaim } from '../../parts/promotions/list-claims';
import { claimStatuses } from '../../parts/promotions/claim-status-labels';
import { promotionTypes } from '../../parts/promotions/promotion-labels';
import { promotionCoins } from '../../parts/promotions/reward-labels';
import { whenColumn } from '../../parts/lists/columns';
import { Facts } from '../../ui/facts';
import type { Table } from '../../ui/table/table';

/** Collected rewards. Rewards of a wheel have the values to verify the draw. */
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
      show: rewardText,
    },
    { id: 'status', header: 'Status', width: 130, valueOf: ({ status }) => claimStatuses[status] },
    {
      id: 'released',
      header: 'Added to balance',
      width: 160,
      align: 'end',
      valueOf: ({ released }) => Number(released ?? 0),
      show: (claim) => (claim.released === null ? '–' : promotionCoins(claim.released, claim)),
    },
  ],
  details: (claim) =>
    claim.draw === null ? (
      <Facts rows={[['Hash of the rules', <code key="hash">{claim.rulesHash}</code>]]} />
    ) : (
      <DrawProof brandId={brandId} draw={claim.draw} />
    ),
});

const rewardText = (claim: ShownClaim): string => {
  if (claim.type === 'FREE_ROUNDS') return 'Free rounds';
  return claim.amount === '0' ? 'No prize' : promotionCoins(claim.amount, claim);
};

const periodText = ({ period }: ShownClaim): string => (period === 'ONCE' ? 'Once' : period);
