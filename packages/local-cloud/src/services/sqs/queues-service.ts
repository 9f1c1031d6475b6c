import type { Queue } from './queue';
import { randomUUID } from 'node:crypto';
import { AwsError } from '#local/platform/aws-error';
import type { HttpHandler, HttpRequest } from '#local/platform/http';
import type { Principal } from '#local/platform/principal';
import type { CloudServices, Queues } from '#local/services/needs';
import { queueKinds } from './queue-kinds';
import { messageStore, type MessageStore, type QueuedMessage } from './messages';
import { operationNames, queuesHandler } from './queues-handler';
import type { ResourceKind } from '#local/template/resource-kind';

/** Queues for event source mappings. */
export interface PolledQueues {
  /** Throws QueueDoesNotExist. */
  readonly find: (queueArn: string) => Queue;
  /** Takes visible messages, oldest first. They become visible again after the queue's visibility timeout. */
  readonly take: (queueArn: string, most: number) => readonly QueuedMessage[];
  readonly remove: (queueArn: string, id: string) => void;
  /** Whether it has messages, visible or not. */
  readonly isEmpty: (queueArn: string) => boolean;
  readonly onMessage: (queueArn: string, listener: () => void) => void;
}

export interface QueuesService extends Queues, PolledQueues {
  readonly kinds: readonly ResourceKind[];
  /** Handles the target `AmazonSQS`. */
  readonly handler: HttpHandler;
  readonly operations: readonly string[];
}

type Needs = Pick<CloudServices, 'storage' | 'clock' | 'iam' | 'origin'> & {
  readonly authenticate: (request: HttpRequest, service: string) => Promise<Principal>;
};

/** SQS: messages of programs, dead letters and messages of topics. Functions get them by event source mappings. */
export function createQueuesService(needs: Needs): QueuesService {
  const queues = new Map<string, Queue>();
  const messages: MessageStore = messageStore(needs);
  const listeners = new Map<string, () => void>();
  const later = (seconds: number) => new Date(needs.clock.now().getTime() + seconds * 1000).toISOString();
  const find = (queueArn: string) => {
    const queue = queues.get(queueArn);
    if (queue === undefined) throw noSuchQueue();
    return queue;
  };
  const send = (queue: Queue, body: string, delaySeconds = 0) => {
    const id = randomUUID();
    messages.put(queue, {
      ...{ id, body, sentAt: later(0) },
      ...(delaySeconds > 0 && { visibleAt: later(delaySeconds) }),
    });
    listeners.get(queue.arn)?.();
    return id;
  };
  return {
    kinds: queueKinds({ origin: needs.origin, put: (queue) => void queues.set(queue.arn, queue), byUrl }),
    handler: queuesHandler({ ...needs, queues, byUrl, messages, send }),
    operations: operationNames,
    send: (queueArn, body) => void send(find(queueArn), body),
    find,
    take(queueArn, most) {
      const queue = find(queueArn);
      const visible = messages.list(queue).filter((message) => !isDead(queue, message));
      return visible.slice(0, most).map((message) => {
        const taken = { ...message, receives: (message.receives ?? 0) + 1 };
        messages.put(queue, { ...taken, visibleAt: later(queue.visibilitySeconds) });
        return taken;
      });
    },
    remove: (queueArn, id) => messages.remove(find(queueArn), id),
    isEmpty: (queueArn) => messages.all(find(queueArn)).length === 0,
    onMessage: (queueArn, listener) => void listeners.set(queueArn, listener),
  };

  /** Moves a message that was received too often to the dead-letter queue. */
  function isDead(queue: Queue, { id, body, receives = 0 }: QueuedMessage): boolean {
    if (queue.redrive === undefined || receives < queue.redrive.mostReceives) return false;
    send(find(queue.redrive.deadLetterArn), body);
    messages.remove(queue, id);
    return true;
  }

  function byUrl(url: string): Queue {
    const queue = [...queues.values()].find((candidate) => candidate.url === url);
    if (queue === undefined) throw noSuchQueue();
    return queue;
  }
}

const noSuchQueue = () =>
  new AwsError('QueueDoesNotExist', 'The specified queue does not exist.', 400, {
    __type: 'com.amazonaws.sqs#QueueDoesNotExist',
  });
