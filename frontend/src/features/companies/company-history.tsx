import { actorName, happenings } from '../../platform/audit-words';
import { sentenceFor } from '../../platform/messages';
import { useSession } from '../../platform/platform';
import { EmptyState } from '../../ui/empty-state';
import { List } from '../../ui/list';
import { Panel } from '../../ui/page';
import { When } from '../../ui/when';
import type { OwnCompany } from './company-fields';
import { useHistory } from './read-history';

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
