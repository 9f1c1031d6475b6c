import { DrawProof } from '../promotions/draw-proof';
import type { ShownClaim } from '../../parts/promotions/list-claims';
import { claimStatuses } from '../../parts/promotions/claim-status-labels';
import { promotionTypes } from '../../parts/promotions/promotion-labels';
import { promotionCoins } from '../../parts/promotions/reward-labels';
import { whenColumn } from '../../parts/lists/columns';
import { Facts } from '../../ui/facts';
import type { Table } from '../../ui/table/table';
import * as messages from './messages';

/** Collected rewards. Rewards of a wheel have the values to verify the draw. */
export const claimTable = (brandId: string): Table<ShownClaim> => ({
  id: 'claims',
  caption: messages.collectedRewards,
  noun: { one: messages.reward, many: messages.rewards },
  title: { header: messages.promotion, textOf: ({ name }) => name },
  columns: [
    { id: 'type', header: messages.type, width: 150, valueOf: ({ type }) => promotionTypes[type] },
    whenColumn('when', messages.collected, ({ createdAt }) => createdAt),
    { id: 'period', header: messages.period, width: 120, valueOf: periodText },
    {
      id: 'amount',
      header: messages.rewardLabel,
      width: 150,
      align: 'end',
      valueOf: ({ amount }) => Number(amount),
      show: rewardText,
    },
    { id: 'status', header: messages.status, width: 130, valueOf: ({ status }) => claimStatuses[status] },
    {
      id: 'released',
      header: messages.addedToBalance,
      width: 160,
      align: 'end',
      valueOf: ({ released }) => Number(released ?? 0),
      show: (claim) => (claim.released === null ? '–' : promotionCoins(claim.released, claim)),
    },
  ],
  details: (claim) =>
    claim.draw === null ? (
      <Facts rows={[[messages.hashOfRules, <code key="hash">{claim.rulesHash}</code>]]} />
    ) : (
      <DrawProof brandId={brandId} draw={claim.draw} />
    ),
});

const rewardText = (claim: ShownClaim): string => {
  if (claim.type === 'FREE_ROUNDS') return messages.freeRounds;
  return claim.amount === '0' ? messages.noPrize : promotionCoins(claim.amount, claim);
};

const periodText = ({ period }: ShownClaim): string => (period === 'ONCE' ? messages.once : period);
