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
import * as messages from './messages';

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
    <Panel title={messages.invitations} lead={messages.lead}>
      <div className="grid gap-6">
        {status === 'ACTIVE' ? (
          <InvitePlayer promotion={promotion} />
        ) : (
          <p className="text-muted">{messages.onlyWhileActive}</p>
        )}
        <TableList
          table={table}
          list={invitations}
          empty={<EmptyState title={messages.noInvitationsYet}>{messages.invitePlayersAbove}</EmptyState>}
        />
      </div>
    </Panel>
  );
};

const invitationTable = (brandId: string, hasPeriods: boolean): Table<Invitation> => ({
  id: 'promotion-invitations',
  caption: messages.invitations,
  noun: { one: messages.invitation, many: messages.manyInvitations },
  title: playerTitle(brandId),
  columns: [
    whenColumn('invited', messages.invited, ({ createdAt }) => createdAt),
    ...(hasPeriods
      ? [{ id: 'period', header: messages.period, width: 130, valueOf: ({ period }: Invitation) => period }]
      : []),
  ],
});
