import { actionOptions, kindOptions } from './event-labels';
import type { EventFilter } from './list-audit-events';

const dayIn = (text: string | null): string | undefined =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** What the address asks for; what it does not know it leaves out. */
export const eventFilterIn = (search: URLSearchParams): EventFilter => ({
  from: dayIn(search.get('from')),
  to: dayIn(search.get('to')),
  kind: kindOptions.find(([known]) => known === search.get('kind'))?.[0],
  action: actionOptions.find(([known]) => known === search.get('event'))?.[0],
});

/** Nothing is left out. */
export const everyEvent = eventFilterIn(new URLSearchParams());

/** The same for an address. */
export const searchFor = ({ from, to, kind, action }: EventFilter): Record<string, string> => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
  ...(kind && { kind }),
  ...(action && { event: action }),
});
