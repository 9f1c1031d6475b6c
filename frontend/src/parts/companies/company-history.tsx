import { actorName, auditTexts } from '../../platform/labels/audit-labels';
import { useSession } from '../../platform/platform';
import { Panel } from '../../ui/page';
import { HistoryList } from '../lists/history-list';
import { useHistory } from './read-history';

interface CompanyHistoryProps {
  readonly company: { readonly id: string; readonly version: number };
  /** The `sub` of the owner, for those who are not the owner. */
  readonly owner?: string | null;
}

/** Every change of a company, newest first. */
export const CompanyHistory = ({ company, owner }: CompanyHistoryProps) => {
  const self = useSession()?.sub;
  const history = useHistory(company.id, company.version);
  return (
    <Panel title="History" lead="Every change of the company, newest first.">
      <HistoryList
        history={history}
        whatOf={({ action }) => auditTexts[action]}
        actorOf={({ actor }) => (actor === owner && actor !== self ? 'the owner' : actorName(actor, self))}
      />
    </Panel>
  );
};
