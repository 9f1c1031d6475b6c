import { actionOptions, kindOptions } from './event-labels';
import type { EventFilter } from './list-audit-events';

const dayIn = (text: string | null): string | undefined =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** The filter in the URL; unknown values are ignored. */
export const eventFilterIn = (search: URLSearchParams): EventFilter => ({
  from: dayIn(search.get('from')),
  to: dayIn(search.get('to')),
  kind: kindOptions.find(([known]) => known === search.get('kind'))?.[0],
  action: actionOptions.find(([known]) => known === search.get('event'))?.[0],
});

/** The filter without restrictions. */
export const everyEvent = eventFilterIn(new URLSearchParams());

/** The query parameters of a filter. */
export const searchFor = ({ from, to, kind, action }: EventFilter): Record<string, string> => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
  ...(kind && { kind }),
  ...(action && { event: action }),
});
