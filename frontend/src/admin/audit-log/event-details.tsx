import { Facts } from '../../ui/facts';
import { When } from '../../ui/when';
import { PublicEntry } from './public-entry';
import { ActorLink, EntityLink } from './event-links';
import type { LoggedEvent } from './list-audit-events';

/** All stored data of an event. */
export const EventDetails = ({ event }: { readonly event: LoggedEvent }) => (
  <>
    <Facts
      rows={[
        ['Time', <When key="at" at={event.at} />],
        ['Event', <code key="action">{event.action}</code>],
        ['Subject', <EntityLink key="entity" {...event} showsId />],
        ['Actor', <ActorLink key="actor" {...event} showsId />],
        ['Groups of the actor', event.actorGroups?.join(', ')],
        ['Reason', event.reason],
        [
          'Event ID',
          <code key="id" className="break-all">
            {event.id}
          </code>,
        ],
        ['Request ID', event.requestId && <code className="break-all">{event.requestId}</code>],
      ]}
    />
    <section aria-label="New values">
      <h2 className="text-sm font-medium text-muted">New values</h2>
      <pre className="mt-1.5 rounded-lg border border-line bg-surface p-3 font-mono text-sm break-words whitespace-pre-wrap">
        {laidOutJson(event.changes)}
      </pre>
    </section>
    <PublicEntry event={event} />
  </>
);

/** The new values of an event as formatted JSON. */
const laidOutJson = (changes: string | null): string =>
  changes === null ? 'None' : JSON.stringify(JSON.parse(changes), null, 2);
