import { HistoryList } from '../../parts/lists/history-list';
import { actorName, happenings } from '../../platform/words/audit-words';
import { useSession } from '../../platform/platform';
import { Panel } from '../../ui/page';
import type { OwnCompany } from './company-fields';
import { useHistory } from './read-history';

export const CompanyHistory = ({ company }: { readonly company: OwnCompany }) => {
  const self = useSession()?.sub;
  const history = useHistory(company.id, company.version);
  return (
    <Panel title="History" lead="What happened to this company, newest first. Nothing in it is ever changed.">
      <HistoryList
        history={history}
        whatOf={({ action }) => happenings[action]}
        actorOf={({ actor }) => actorName(actor, self)}
      />
    </Panel>
  );
};
