import type { CloudServices } from '#local/services/needs';
import type { Queue } from './queue';

export interface QueuedMessage {
  readonly id: string;
  readonly body: string;
  /** ISO 8601. */
  readonly sentAt: string;
}

/** The messages of all queues, oldest first, until their queue's retention ends. */
export interface MessageStore {
  readonly put: (queue: Queue, message: QueuedMessage) => void;
  readonly list: (queue: Queue) => QueuedMessage[];
  readonly remove: (queue: Queue, id: string) => void;
}

export function messageStore({ storage, clock }: Pick<CloudServices, 'storage' | 'clock'>): MessageStore {
  const kept = (queue: Queue) => storage.documents<QueuedMessage>(`sqs/${queue.arn.split(':').at(-1) ?? ''}`);
  return {
    put: (queue, message) => kept(queue).put(message.id, message),
    list(queue) {
      const oldest = new Date(clock.now().getTime() - queue.retentionSeconds * 1000).toISOString();
      return kept(queue)
        .entries()
        .map(([, message]) => message)
        .filter(({ sentAt }) => sentAt >= oldest)
        .sort((one, other) => one.sentAt.localeCompare(other.sentAt));
    },
    remove: (queue, id) => kept(queue).delete(id),
  };
}
