import { useState } from 'react';
import { routes } from '#domain/routes';
import { TableList } from '../../parts/lists/table-list';
import { useAddressFilter } from '../../platform/page/use-address-filter';
import { EmptyState } from '../../ui/empty-state';
import { FilterSelect } from '../../ui/filter-select';
import { DayField } from '../../ui/form/day-field';
import { Page } from '../../ui/page';
import { eventTable } from './event-table';
import { actionOptions, kindOptions } from './event-labels';
import { useAuditEvents, type EventFilter } from './list-audit-events';

/**
 * `/admin/AuditLog`: all audit events of the platform, newest first. The filter is in the URL, so that it can
 * be shared.
 */
export const AuditLogPage = () => {
  const [filter, choose] = useAddressFilter(eventFilterIn, searchFor);
  const { from, to, kind, action } = filter;
  const events = useAuditEvents(filter);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const isNarrowed = Object.values(filter).some((value) => value !== undefined);
  return (
    <Page
      width="wide"
      title={routes.AuditLog.title}
      lead="Every change on the platform, newest first. Events are never changed or deleted. Days are in UTC."
    >
      <TableList
        table={eventTable}
        list={events}
        filters={
          <>
            <DayField
              label="From"
              isOptional
              value={from ?? ''}
              latest={to ?? today}
              onChange={(day) => choose({ ...filter, from: day || undefined })}
            />
            <DayField
              label="To"
              isOptional
              value={to ?? ''}
              latest={today}
              onChange={(day) => choose({ ...filter, to: day || undefined })}
            />
            <FilterSelect
              label="Subject"
              all="Everything"
              options={kindOptions}
              value={kind}
              onChange={(chosen) => choose({ ...filter, kind: chosen })}
            />
            <FilterSelect
              label="Event"
              all="All events"
              options={actionOptions}
              value={action}
              onChange={(chosen) => choose({ ...filter, action: chosen })}
            />
          </>
        }
        empty={<EmptyState title="No events yet">Events appear here when something changes.</EmptyState>}
        filter={
          isNarrowed
            ? {
                title: 'No matching events',
                hint: 'Remove a filter to see more results.',
                clearLabel: 'Show all events',
                onClear: () => choose(everyEvent),
              }
            : undefined
        }
      />
    </Page>
  );
};

const dayIn = (text: string | null): string | undefined =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** The filter in the URL; unknown values are ignored. */
const eventFilterIn = (search: URLSearchParams): EventFilter => ({
  from: dayIn(search.get('from')),
  to: dayIn(search.get('to')),
  kind: kindOptions.find(([known]) => known === search.get('kind'))?.[0],
  action: actionOptions.find(([known]) => known === search.get('event'))?.[0],
});

/** The filter without restrictions. */
const everyEvent = eventFilterIn(new URLSearchParams());

/** The query parameters of a filter. */
const searchFor = ({ from, to, kind, action }: EventFilter): Record<string, string> => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
  ...(kind && { kind }),
  ...(action && { event: action }),
});
