import { HistoryList } from '../../parts/lists/history-list';
import { useSession } from '../../platform/platform';
import { actorName, auditTexts } from '../../platform/labels/audit-labels';
import { Panel } from '../../ui/page';
import { type ShownRequest, useSupportHistory } from './read-request';

/** Every change of the request, newest first. */
export const RequestHistory = ({ request }: { readonly request: ShownRequest }) => {
  const self = useSession()?.sub;
  return (
    <Panel title="History">
      <HistoryList
        history={useSupportHistory(request)}
        whatOf={({ action }) => auditTexts[action]}
        actorOf={({ actor }) => {
          if (actor === 'guest') return 'a guest';
          return actor === request.sub && actor !== self ? 'the user' : actorName(actor, self);
        }}
      />
    </Panel>
  );
};
