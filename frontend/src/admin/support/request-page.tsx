import { lazy, Suspense, useState } from 'react';
import { routes } from '#domain/routes';
import { EntityFrame } from '../../parts/page/entity-frame';
import { sentenceFor } from '../../platform/api/error-sentences';
import { usePathId } from '../../platform/page/use-path-id';
import { supportStatuses, supportTopics } from '../../platform/labels/support-labels';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Panel } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { say } from '../../ui/toasts';
import { When } from '../../ui/when';
import { useChangeRequest } from './change-request';
import { type ShownRequest, useSupportRequest } from './read-request';
import { Conversation } from './conversation';

// The form and the history need libraries that the request itself does not.
const AnswerForm = lazy(async () => ({ default: (await import('./answer-form')).AnswerForm }));
const RequestHistory = lazy(async () => ({ default: (await import('./request-history')).RequestHistory }));

const breadcrumbs = [{ label: routes.AdminSupport.title, to: routes.AdminSupport.path }];

/** `/admin/Support/:requestId`: one request with its answers, the form to answer it, and its history. */
export const AdminSupportRequestPage = () => {
  const id = usePathId('requestId');
  return (
    <EntityFrame
      key={id}
      reading={useSupportRequest(id)}
      kind={routes.AdminSupportRequest.title}
      titleOf={({ subject }) => subject}
      breadcrumbs={breadcrumbs}
      statusOf={({ status, topic, createdAt }) => (
        <>
          <Badge tone={supportStatuses[status].tone}>{supportStatuses[status].text}</Badge>
          <span>
            {supportTopics[topic]} · sent <When at={createdAt} />
          </span>
        </>
      )}
      actionsOf={(request) => request.status !== 'CLOSED' && <CloseButton request={request} />}
    >
      {(request) => (
        <>
          <Conversation request={request} />
          {request.status !== 'CLOSED' && (
            <Panel title="Answer">
              {/* As high as the form, so that the history does not move when the form is loaded. */}
              <div className="min-h-80">
                <Suspense fallback={<Skeleton rows={2} />}>
                  <AnswerForm request={request} />
                </Suspense>
              </div>
            </Panel>
          )}
          <Suspense fallback={<Skeleton rows={2} />}>
            <RequestHistory request={request} />
          </Suspense>
        </>
      )}
    </EntityFrame>
  );
};

const CloseButton = ({ request }: { readonly request: ShownRequest }) => {
  const [asking, setAsking] = useState(false);
  const { close } = useChangeRequest(request);
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Close request…
      </Button>
      <ConfirmDialog
        title="Close this request?"
        open={asking}
        onClose={() => setAsking(false)}
        confirmLabel="Close request"
        look="main"
        failureText={sentenceFor}
        onConfirm={async () => {
          await close();
          say.done('Request closed.');
        }}
      >
        <p>It can no longer be answered and is deleted after one year. The sender is not notified.</p>
      </ConfirmDialog>
    </>
  );
};
