import { whenColumn } from '../../parts/lists/columns';
import { nameWithId } from '../../ui/named-id';
import type { Table } from '../../ui/table/table';
import { EventDetails } from './event-details';
import { ActorLink, EntityLink } from './event-links';
import { auditedKinds, eventText } from './event-labels';
import type { LoggedEvent } from './list-audit-events';

/** Audit events. Expanding a row shows all stored data of the event. */
export const eventTable: Table<LoggedEvent> = {
  id: 'audit-events',
  caption: 'Audit events',
  noun: { one: 'event', many: 'events' },
  title: { header: 'Event', textOf: ({ action }) => eventText(action) },
  columns: [
    whenColumn('when', 'Time', ({ at }) => at),
    {
      id: 'about',
      header: 'Subject',
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
      header: 'Actor',
      width: 300,
      valueOf: ({ actor, actorName }) => nameWithId(actor, actorName),
      show: (event) => (
        <span className="block truncate">
          <ActorLink {...event} />
        </span>
      ),
    },
    { id: 'reason', header: 'Reason', width: 220, isExtra: true, valueOf: ({ reason }) => reason },
  ],
  details: (event) => <EventDetails event={event} />,
};
