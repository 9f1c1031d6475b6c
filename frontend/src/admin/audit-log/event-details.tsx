import { laidOutJson } from './laid-out-changes';
import { Facts } from '../../ui/facts';
import { When } from '../../ui/when';
import { PublicEntry } from './public-entry';
import { ActorLink, EntityLink } from './event-links';
import type { LoggedEvent } from './list-audit-events';
import * as messages from './messages';

/** All stored data of an event. */
export const EventDetails = ({ event }: { readonly event: LoggedEvent }) => (
  <>
    <Facts
      rows={[
        [messages.time, <When key="at" at={event.at} />],
        [messages.event, <code key="action">{event.action}</code>],
        [messages.subject, <EntityLink key="entity" {...event} showsId />],
        [messages.actor, <ActorLink key="actor" {...event} showsId />],
        [messages.groupsOfActor, event.actorGroups?.join(', ')],
        [messages.reason, event.reason],
        [
          messages.eventId,
          <code key="id" className="break-all">
            {event.id}
          </code>,
        ],
        [messages.requestId, event.requestId && <code className="break-all">{event.requestId}</code>],
      ]}
    />
    <section aria-label={messages.newValues}>
      <h2 className="text-sm font-medium text-muted">{messages.newValues}</h2>
      <pre className="mt-1.5 rounded-lg border border-line bg-surface p-3 font-mono text-sm break-words whitespace-pre-wrap">
        {laidOutJson(event.changes)}
      </pre>
    </section>
    <PublicEntry event={event} />
  </>
);
