import { createPageActivity } from './page-activity';
import { createRealTimeClient } from './real-time-client';

type Needs = Pick<Parameters<typeof createRealTimeClient>[0], 'config' | 'session'>;

/** The subscriptions of a browser tab. */
export const openRealTime = (needs: Needs) =>
  createRealTimeClient({
    ...needs,
    page: createPageActivity(),
    openSocket: (address, protocols) => new WebSocket(address, protocols),
  });
