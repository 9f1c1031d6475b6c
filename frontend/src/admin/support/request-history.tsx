import { HistoryList } from '../../parts/lists/history-list';
import { useSession } from '../../platform/platform';
import { actorName, auditTexts } from '../../platform/labels/audit-labels';
import { Panel } from '../../ui/page';
import { type ShownRequest, useSupportHistory } from './read-request';
import * as messages from './messages';

/** Every change of the request, newest first. */
export const RequestHistory = ({ request }: { readonly request: ShownRequest }) => {
  const self = useSession()?.sub;
  return (
    <Panel title={messages.history}>
      <HistoryList
        history={useSupportHistory(request)}
        whatOf={({ action }) => auditTexts[action]}
        actorOf={({ actor }) => {
          if (actor === 'guest') return messages.guest;
          return actor === request.sub && actor !== self ? messages.user : actorName(actor, self);
        }}
      />
    </Panel>
  );
};
