import * as v from 'valibot';
import type { KeptRequest } from './coin-round-client';

const rule = v.object({ sessionId: v.string(), bet: v.string(), requestId: v.string() });

type ItemStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores a round without a response as long as the tab exists, including reloads. */
export const keptRequest = (storage: ItemStorage, key: string): KeptRequest => ({
  read: () => {
    try {
      const kept = v.safeParse(rule, JSON.parse(storage.getItem(key) ?? 'null'));
      return kept.success ? kept.output : undefined;
    } catch {
      return undefined;
    }
  },
  write: (request) => {
    try {
      if (request) storage.setItem(key, JSON.stringify(request));
      else storage.removeItem(key);
    } catch {
      // Without storage, the request is kept as long as the page.
    }
  },
});
