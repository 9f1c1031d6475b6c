import { ownRequestsAnchor } from '#domain/support/own-requests-anchor';
import { List } from '../../parts/lists/list';
import { useHashTarget } from '../../platform/page/use-hash-target';
import { supportStatuses, supportTopics } from '../../platform/labels/support-labels';
import { Badge } from '../../ui/badge';
import { When } from '../../ui/when';
import { type OwnRequest, useOwnRequests } from './list-own-requests';

/** The requests that the user has sent, with their answers. */
export const OwnRequests = () => {
  const place = useHashTarget(ownRequestsAnchor);
  return (
    <section id={ownRequestsAnchor} aria-labelledby="requests-heading" className="mt-12 scroll-mt-6">
      <h2 id="requests-heading" className="text-2xl font-semibold text-heading">
        Your requests
      </h2>
      <div ref={place} className="mt-4 scroll-mt-20">
        <List
          label="Your requests"
          list={useOwnRequests()}
          empty={<p className="text-muted">You have not sent any requests yet.</p>}
        >
          {(request) => <Request request={request} />}
        </List>
      </div>
    </section>
  );
};

const Request = ({ request }: { readonly request: OwnRequest }) => {
  const { subject, topic, text, status, answers, createdAt } = request;
  return (
    <article className="min-w-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 font-semibold break-words text-heading">{subject}</h3>
        <Badge tone={supportStatuses[status].tone}>{supportStatuses[status].text}</Badge>
      </div>
      <p className="mt-1 text-sm text-muted">
        {supportTopics[topic]} · <When at={createdAt} />
      </p>
      <p className="mt-3 break-words whitespace-pre-line">{text}</p>
      {answers.map((answer) => (
        <div key={answer.at} className="mt-4 border-l-2 border-accent pl-4">
          <p className="text-sm text-muted">
            Answer · <When at={answer.at} />
          </p>
          <p className="mt-1 break-words whitespace-pre-line">{answer.text}</p>
        </div>
      ))}
    </article>
  );
};
