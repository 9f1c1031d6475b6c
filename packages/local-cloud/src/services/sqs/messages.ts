import type { CloudServices } from '#local/services/needs';
import type { Queue } from './queue';

export interface QueuedMessage {
  readonly id: string;
  readonly body: string;
  /** ISO 8601. */
  readonly sentAt: string;
  /** ISO 8601. Absent if it was not delayed. */
  readonly visibleAt?: string;
  /** How often a function got it. */
  readonly receives?: number;
}

/** The messages of all queues, oldest first, until their queue's retention ends. */
export interface MessageStore {
  readonly put: (queue: Queue, message: QueuedMessage) => void;
  /** Also those that are not visible yet. */
  readonly all: (queue: Queue) => QueuedMessage[];
  /** The visible ones. */
  readonly list: (queue: Queue) => QueuedMessage[];
  readonly remove: (queue: Queue, id: string) => void;
}

export function messageStore({ storage, clock }: Pick<CloudServices, 'storage' | 'clock'>): MessageStore {
  const kept = (queue: Queue) => storage.documents<QueuedMessage>(`sqs/${queue.arn.split(':').at(-1) ?? ''}`);
  const all = (queue: Queue) => {
    const oldest = new Date(clock.now().getTime() - queue.retentionSeconds * 1000).toISOString();
    return kept(queue)
      .entries()
      .map(([, message]) => message)
      .filter(({ sentAt }) => sentAt >= oldest)
      .sort((one, other) => one.sentAt.localeCompare(other.sentAt));
  };
  return {
    put: (queue, message) => kept(queue).put(message.id, message),
    all,
    list(queue) {
      const now = clock.now().toISOString();
      return all(queue).filter(({ visibleAt }) => visibleAt === undefined || visibleAt <= now);
    },
    remove: (queue, id) => kept(queue).delete(id),
  };
}
