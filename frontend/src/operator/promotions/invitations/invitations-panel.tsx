import { useMemo } from 'react';
import { whenColumn } from '../../../parts/lists/columns';
import { TableList } from '../../../parts/lists/table-list';
import { readRules } from '../../../parts/promotions/promotion-labels';
import type { ListPromotionInvitationsQuery } from '../../../generated/operations';
import { operation } from '../../../platform/api/operation';
import { useConnection } from '../../../platform/api/use-connection';
import { EmptyState } from '../../../ui/empty-state';
import { Panel } from '../../../ui/page';
import type { Table } from '../../../ui/table/table';
import { promotionsKey, type ShownPromotion } from '../list-promotions';
import { InvitePlayer } from './invite-player';
import { playerTitle } from '../player-title';

type Invitation = NonNullable<ListPromotionInvitationsQuery['listPromotionInvitations']>['items'][number];

const listPromotionInvitations = operation(/* GraphQL */ `
  query ListPromotionInvitations($promotionId: ID!, $limit: Int, $nextToken: String) {
    listPromotionInvitations(promotionId: $promotionId, limit: $limit, nextToken: $nextToken) {
      items {
        id
        period
        createdAt
        userId
        displayName
      }
      nextToken
    }
  }
`);

/** The invited players of a promotion, newest first, and a way to invite another one while it is active. */
export const InvitationsPanel = ({ promotion }: { readonly promotion: ShownPromotion }) => {
  const { id, brandId, rules, status } = promotion;
  const invitations = useConnection({
    operation: listPromotionInvitations,
    key: [...promotionsKey, 'invitations', id],
    variables: { promotionId: id },
    connectionIn: (answer) => answer.listPromotionInvitations,
    idOf: (invitation) => invitation.id,
    fillTo: 25,
  });
  const hasPeriods = readRules(rules).limits.perPeriod !== 'ONCE';
  const table = useMemo(() => invitationTable(brandId, hasPeriods), [brandId, hasPeriods]);
  return (
    <Panel
      title="Invitations"
      lead="Invited players can collect the reward until the end of the next period, or until the promotion ends."
    >
      <div className="grid gap-6">
        {status === 'ACTIVE' ? (
          <InvitePlayer promotion={promotion} />
        ) : (
          <p className="text-muted">You can invite players while the promotion is active.</p>
        )}
        <TableList
          table={table}
          list={invitations}
          empty={
            <EmptyState title="No invitations yet">
              Find a player by name and invite them. They see the reward in the lobby.
            </EmptyState>
          }
        />
      </div>
    </Panel>
  );
};

const invitationTable = (brandId: string, hasPeriods: boolean): Table<Invitation> => ({
  id: 'promotion-invitations',
  caption: 'Invitations',
  noun: { one: 'invitation', many: 'invitations' },
  title: playerTitle(brandId),
  columns: [
    whenColumn('invited', 'Invited', ({ createdAt }) => createdAt),
    ...(hasPeriods
      ? [{ id: 'period', header: 'Period', width: 130, valueOf: ({ period }: Invitation) => period }]
      : []),
  ],
});
