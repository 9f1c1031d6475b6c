import { whenColumn } from '../../parts/lists/columns';
import { nameWithId } from '../../ui/named-id';
import type { Table } from '../../ui/table/table';
import { EventDetails } from './event-details';
import { ActorLink, EntityLink } from './event-links';
import { auditedKinds, eventText } from './event-labels';
import type { LoggedEvent } from './list-audit-events';
import * as messages from './messages';

/** Audit events. Expanding a row shows all stored data of the event. */
export const eventTable: Table<LoggedEvent> = {
  id: 'audit-events',
  caption: messages.auditEvents,
  noun: { one: messages.inTextEvent, many: messages.events },
  title: { header: messages.event, textOf: ({ action }) => eventText(action) },
  columns: [
    whenColumn('when', messages.time, ({ at }) => at),
    {
      id: 'about',
      header: messages.subject,
      width: 320,
      valueOf: ({ kind, entityId, entityName }) =>
        `${auditedKinds[kind]} ${nameWithId(entityId, entityName)}`,
      show: (event) => (
        <span className="block truncate">
          <EntityLink {...event} />
        </span>
      ),
    },
    {
      id: 'actor',
      header: messages.actor,
      width: 300,
      valueOf: ({ actor, actorName }) => nameWithId(actor, actorName),
      show: (event) => (
        <span className="block truncate">
          <ActorLink {...event} />
        </span>
      ),
    },
    { id: 'reason', header: messages.reason, width: 220, isExtra: true, valueOf: ({ reason }) => reason },
  ],
  details: (event) => <EventDetails event={event} />,
};
