import { useState } from 'react';
import { routes } from '#domain/routes';
import { TableList } from '../../parts/lists/table-list';
import { useAddressFilter } from '../../platform/page/use-address-filter';
import { EmptyState } from '../../ui/empty-state';
import { FilterSelect } from '../../ui/filter-select';
import { DayField } from '../../ui/form/day-field';
import { Page } from '../../ui/page';
import { eventFilterIn, everyEvent, searchFor } from './event-filter';
import { eventTable } from './event-table';
import { actionOptions, kindOptions } from './event-labels';
import { useAuditEvents } from './list-audit-events';
import * as messages from './messages';

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
    <Page width="wide" title={routes.AuditLog.title} lead={messages.everyChangeOnPlatformNewest}>
      <TableList
        table={eventTable}
        list={events}
        filters={
          <>
            <DayField
              label={messages.from}
              isOptional
              value={from ?? ''}
              latest={to ?? today}
              onChange={(day) => choose({ ...filter, from: day || undefined })}
            />
            <DayField
              label={messages.to}
              isOptional
              value={to ?? ''}
              latest={today}
              onChange={(day) => choose({ ...filter, to: day || undefined })}
            />
            <FilterSelect
              label={messages.subject}
              all={messages.everything}
              options={kindOptions}
              value={kind}
              onChange={(chosen) => choose({ ...filter, kind: chosen })}
            />
            <FilterSelect
              label={messages.event}
              all={messages.allEvents}
              options={actionOptions}
              value={action}
              onChange={(chosen) => choose({ ...filter, action: chosen })}
            />
          </>
        }
        empty={<EmptyState title={messages.noEventsYet}>{messages.eventsAppearHereWhenSomething}</EmptyState>}
        filter={
          isNarrowed
            ? {
                title: messages.noMatchingEvents,
                hint: messages.removeFilterToSeeMore,
                clearLabel: messages.showAllEvents,
                onClear: () => choose(everyEvent),
              }
            : undefined
        }
      />
    </Page>
  );
};
