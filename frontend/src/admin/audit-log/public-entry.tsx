import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { commitmentOf, eventText } from '#domain/audit/commitment';
import { auditActions } from '#domain/audit/audit-actions';
import { routes } from '#domain/routes';
import type { GetPublishedEventQuery } from '../../generated/operations';
import { nullableOperation } from '../../platform/api/operation';
import { sentenceFor } from '../../platform/api/error-sentences';
import { saveFile } from '../../platform/page/save-file';
import { usePlatform } from '../../platform/platform';
import { Button } from '../../ui/button';
import { Facts } from '../../ui/facts';
import { Failure } from '../../ui/failure';
import { Skeleton } from '../../ui/skeleton';
import type { LoggedEvent } from './list-audit-events';

const getPublishedEvent = nullableOperation(/* GraphQL */ `
  query GetPublishedEvent($kind: AuditedKind!, $entityId: ID!, $at: AWSDateTime!, $id: ID!) {
    getPublishedEvent(kind: $kind, entityId: $entityId, at: $at, id: $id) {
      day
      seq
      salt
    }
  }
`);

type Published = NonNullable<GetPublishedEventQuery['getPublishedEvent']>;

/** The position of an event in the public audit log, with its proof. */
export const PublicEntry = ({ event }: { readonly event: LoggedEvent }) =>
  auditActions[event.action].subject !== null ? (
    <section aria-label="Public audit log">
      <h2 className="text-sm font-medium text-muted">Public audit log</h2>
      <div className="mt-1.5 grid grid-cols-1 gap-3">
        <Entry event={event} />
      </div>
    </section>
  ) : null;

const Entry = ({ event }: { readonly event: LoggedEvent }) => {
  const { api } = usePlatform();
  const { kind, entityId, at, id } = event;
  const { data, error, refetch } = useQuery({
    queryKey: ['published-event', kind, entityId, at, id],
    queryFn: () => api.send(getPublishedEvent, { kind, entityId, at, id }),
  });
  if (error) return <Failure text={sentenceFor(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={2} />;
  const published = data.getPublishedEvent;
  return published ? (
    <Proof event={event} published={published} />
  ) : (
    <p>This event is not part of the public audit log, or it is not published yet.</p>
  );
};

interface ProofProps {
  readonly event: LoggedEvent;
  readonly published: Published;
}

const Proof = ({ event, published: { day, seq, salt } }: ProofProps) => {
  const text = committedText(event);
  const commitment = commitmentOf(salt, text);
  return (
    <>
      <Facts
        rows={[
          [
            'Entry',
            <Link
              key="entry"
              className="text-secondary underline underline-offset-4"
              to={`${routes.PublicAudit.path}?day=${day}`}
            >
              #{seq} of {day}
            </Link>,
          ],
          ['Salt', <Code key="salt" text={salt} />],
          ['Commitment', <Code key="commitment" text={commitment} />],
        ]}
      />
      <div>
        <Button
          look="quiet"
          onClick={() =>
            saveFile(
              `audit-proof-${day}-${seq}.json`,
              `${JSON.stringify({ schema: 'novalink.audit-proof/1', day, seq, salt, event: text, commitment }, null, 2)}\n`,
              'application/json',
            )
          }
        >
          <Download aria-hidden className="size-5" />
          Download the proof
        </Button>
      </div>
    </>
  );
};

/** The hashed bytes: the event as canonical JSON. */
const committedText = ({ id, at, kind, entityId, action, actor, reason, changes }: LoggedEvent): string =>
  eventText({
    ...{ id, at, kind, entityId, action, actor, reason },
    changes: changes === null ? null : (JSON.parse(changes) as unknown),
  });

const Code = ({ text }: { readonly text: string }) => <code className="break-all">{text}</code>;
