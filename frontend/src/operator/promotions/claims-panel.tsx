import { useMemo } from 'react';
import { dependsOn } from '#domain/promotions/rewards';
import type { PromotionRules } from '#domain/promotions/rules';
import { whenColumn } from '../../parts/lists/columns';
import { TableList } from '../../parts/lists/table-list';
import { ClaimStepBar } from '../../parts/promotions/claim-step-bar';
import { currentStep } from '../../parts/promotions/claim-steps';
import { claimStatuses } from '../../parts/promotions/claim-status-labels';
import { readRules } from '../../parts/promotions/promotion-labels';
import { freeRoundsText, promotionCoins } from '../../parts/promotions/reward-labels';
import type { ListPromotionClaimsQuery } from '../../generated/operations';
import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';
import { EmptyState } from '../../ui/empty-state';
import { Panel } from '../../ui/page';
import type { Column, Table } from '../../ui/table/table';
import { promotionsKey, type ShownPromotion } from './list-promotions';
import { playerTitle } from './player-title';

type Claim = NonNullable<ListPromotionClaimsQuery['listPromotionClaims']>['items'][number];

const listPromotionClaims = operation(/* GraphQL */ `
  query ListPromotionClaims($promotionId: ID!, $limit: Int, $nextToken: String) {
    listPromotionClaims(promotionId: $promotionId, limit: $limit, nextToken: $nextToken) {
      items {
        id
        coin
        decimals
        period
        amount
        status
        released
        progress {
          steps {
            unit
            done
            target
          }
        }
        draw {
          sector
        }
        createdAt
        userId
        displayName
      }
      nextToken
    }
  }
`);

/** The rewards that players collected, newest first. */
export const ClaimsPanel = ({ promotion }: { readonly promotion: ShownPromotion }) => {
  const { id, brandId, rules } = promotion;
  const claims = useConnection({
    operation: listPromotionClaims,
    key: [...promotionsKey, 'claims', id],
    variables: { promotionId: id },
    connectionIn: (answer) => answer.listPromotionClaims,
    idOf: (claim) => claim.id,
    fillTo: 25,
  });
  const table = useMemo(() => claimTable(brandId, readRules(rules)), [brandId, rules]);
  return (
    <Panel title="Collected rewards">
      <TableList
        table={table}
        list={claims}
        empty={
          <EmptyState title="No rewards collected yet">They appear here as players collect them.</EmptyState>
        }
      />
    </Panel>
  );
};

/** Sorted and exported as a percentage. */
const progressColumn: Column<Claim> = {
  id: 'progress',
  header: 'Progress',
  width: 280,
  valueOf: (claim) => {
    const step = currentStep(claim.progress, claim);
    return step ? Math.floor((100 * step.done) / step.most) : null;
  },
  show: (claim) => {
    const step = currentStep(claim.progress, claim);
    return step ? <ClaimStepBar step={step} /> : '–';
  },
};

const claimTable = (brandId: string, { reward, wagering, limits }: PromotionRules): Table<Claim> => ({
  id: 'promotion-claims',
  caption: 'Collected rewards',
  noun: { one: 'reward', many: 'rewards' },
  title: playerTitle(brandId),
  columns: [
    whenColumn('collected', 'Collected', ({ createdAt }) => createdAt),
    ...(limits.perPeriod === 'ONCE'
      ? []
      : [{ id: 'period', header: 'Period', width: 130, valueOf: ({ period }: Claim) => period }]),
    ...(reward.kind === 'WHEEL'
      ? [
          {
            id: 'sector',
            header: 'Sector',
            width: 160,
            valueOf: ({ draw }: Claim) => (draw && reward.sectors[draw.sector]?.label) ?? '–',
          },
        ]
      : []),
    {
      id: 'amount',
      header: 'Reward',
      width: 160,
      align: 'end',
      ...(reward.kind === 'FREE_ROUNDS'
        ? { valueOf: () => freeRoundsText(reward.count) }
        : {
            valueOf: ({ amount, decimals }: Claim) => Number(amount) / 10 ** decimals,
            show: (claim: Claim) => promotionCoins(claim.amount, claim),
          }),
    },
    { id: 'status', header: 'Status', width: 130, valueOf: ({ status }) => claimStatuses[status] },
    // Other rewards are paid immediately.
    ...(wagering.multiple > 0 || dependsOn(reward) === 'ROUNDS' ? [progressColumn] : []),
    {
      id: 'released',
      header: 'Paid out',
      width: 160,
      align: 'end',
      valueOf: ({ released, decimals }) => Number(released ?? 0) / 10 ** decimals,
      show: (claim) => (claim.released === null ? '–' : promotionCoins(claim.released, claim)),
    },
  ],
});
