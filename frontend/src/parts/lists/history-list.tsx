import type { ReactNode } from 'react';
import type { PagedList } from '../../platform/api/paged-list';
import { EmptyState } from '../../ui/empty-state';
import { When } from '../../ui/when';
import { List } from './list';

interface HistoryEvent {
  readonly at: string;
  readonly reason: string | null;
}

interface HistoryListProps<Event extends HistoryEvent> {
  readonly history: PagedList<Event>;
  /** The text of the event. */
  readonly whatOf: (event: Event) => ReactNode;
  readonly actorOf: (event: Event) => string;
}

/** The events of one entity, newest first. */
export const HistoryList = <Event extends HistoryEvent>({
  history,
  whatOf,
  actorOf,
}: HistoryListProps<Event>) => (
  <List
    label="History"
    look="lines"
    list={history}
    empty={<EmptyState title="No events yet">Changes appear here.</EmptyState>}
  >
    {(event) => (
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="font-medium">{whatOf(event)}</p>
        <p className="text-sm text-muted">
          <When at={event.at} /> · {actorOf(event)}
        </p>
        {event.reason !== null && <p className="w-full whitespace-pre-line">{event.reason}</p>}
      </div>
    )}
  </List>
);
