import { actorName, happenings } from '../../platform/words/audit-words';
import { sentenceFor } from '../../platform/api/messages';
import { useSession } from '../../platform/platform';
import { HistoryList } from '../../ui/history-list';
import { Panel } from '../../ui/page';
import type { OwnCompany } from './company-fields';
import { useHistory } from './read-history';

export const CompanyHistory = ({ company }: { readonly company: OwnCompany }) => {
  const self = useSession()?.sub;
  const history = useHistory(company.id, company.version);
  return (
    <Panel title="History" lead="What happened to this company, newest first. Nothing in it is ever changed.">
      <HistoryList
        entries={history.data?.pages
          .flatMap((page) => page.items)
          .map(({ action, actor, ...event }) => ({
            ...event,
            what: happenings[action],
            who: actorName(actor, self),
          }))}
        failure={history.error ? sentenceFor(history.error) : undefined}
        onRetry={() => void history.refetch()}
        onMore={history.hasNextPage ? () => void history.fetchNextPage() : undefined}
        busy={history.isFetchingNextPage}
      />
    </Panel>
  );
};
