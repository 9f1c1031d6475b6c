import type { AuditAction } from '#domain/generated/types';
import { sentenceFor } from '../../platform/messages';
import { useSession } from '../../platform/platform';
import { EmptyState } from '../../ui/empty-state';
import { List } from '../../ui/list';
import { Panel } from '../../ui/page';
import { When } from '../../ui/when';
import type { OwnCompany } from './company-fields';
import { useHistory } from './read-history';

const happenings: Record<AuditAction, string> = {
  COMPANY_CREATED: 'Application begun',
  COMPANY_UPDATED: 'Details changed',
  COMPANY_SUBMITTED: 'Sent in for review',
  COMPANY_APPROVED: 'Approved',
  COMPANY_REJECTED: 'Sent back',
  COMPANY_SUSPENDED: 'Suspended',
  COMPANY_REINSTATED: 'Reinstated',
  COMPANY_CLOSED: 'Closed',
  COMPANY_DELETED: 'Deleted',
  COMPLIANCE_SAVED: 'Compliance profile saved',
  GROUP_JOINED: 'Owner joined the group',
  GROUP_LEFT: 'Owner left the group',
  USER_DELETED: 'User deleted',
};

export const CompanyHistory = ({ company }: { readonly company: OwnCompany }) => {
  const self = useSession()?.sub;
  const history = useHistory(company.id, company.version);
  return (
    <Panel title="History" lead="What happened to this company, newest first. Nothing in it is ever changed.">
      <List
        label="History"
        items={history.data?.pages.flatMap((page) => page.items)}
        keyOf={(event) => event.id}
        failure={history.error ? sentenceFor(history.error) : undefined}
        onRetry={() => void history.refetch()}
        onMore={history.hasNextPage ? () => void history.fetchNextPage() : undefined}
        busy={history.isFetchingNextPage}
        empty={
          <EmptyState title="Nothing has happened yet">Every change to the company is kept here.</EmptyState>
        }
      >
        {(event) => (
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <p className="font-medium">{happenings[event.action]}</p>
            <p className="text-sm text-muted">
              <When at={event.at} /> · {actorName(event.actor, self)}
            </p>
            {event.reason !== null && <p className="w-full whitespace-pre-line">{event.reason}</p>}
          </div>
        )}
      </List>
    </Panel>
  );
};

const actorName = (actor: string, self: string | undefined): string => {
  if (actor === self) return 'you';
  return actor === 'system' ? 'NovaLink' : 'an admin';
};
