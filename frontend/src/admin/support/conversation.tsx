import { Link } from 'react-router-dom';
import { adminPaths } from '../../platform/page/entity-paths';
import { Facts } from '../../ui/facts';
import { Panel } from '../../ui/page';
import { When } from '../../ui/when';
import { answerMail } from './answer-mail';
import { type ShownRequest, useEmailAvailable, useSenderAddress } from './read-request';

const link = 'text-secondary underline underline-offset-4';

/** The messages of a request, oldest first. */
export const Conversation = ({ request }: { readonly request: ShownRequest }) => {
  const { sub, subject, text, answers, closedAt } = request;
  const address = useSenderAddress(request);
  const sendsEmails = useEmailAvailable();
  return (
    <Panel title="Request">
      <Facts
        rows={[
          [
            'From',
            sub === null ? (
              `${address ?? ''} (guest)`
            ) : (
              <Link to={adminPaths.user(sub)} className={link}>
                {address ?? 'Open the user’s account'}
              </Link>
            ),
          ],
          ...(closedAt === null ? [] : ([['Closed', <When key="closed" at={closedAt} />]] as const)),
        ]}
      />
      <p className="mt-4 max-w-3xl break-words whitespace-pre-line">{text}</p>
      {answers.map((answer) => (
        <div key={answer.at} className="mt-5 max-w-3xl border-l-2 border-accent pl-4">
          <div className="flex flex-wrap gap-x-3 text-sm text-muted">
            <p>
              Answer · <When at={answer.at} />
            </p>
            {sendsEmails === false && address !== undefined && (
              <a href={answerMail(address, subject, answer.text)} className={link}>
                Send by e-mail
              </a>
            )}
          </div>
          <p className="mt-1 break-words whitespace-pre-line">{answer.text}</p>
        </div>
      ))}
    </Panel>
  );
};
