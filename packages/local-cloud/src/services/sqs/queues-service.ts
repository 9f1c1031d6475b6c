import type { Queue } from './queue';
import { randomUUID } from 'node:crypto';
import { AwsError } from '#local/platform/aws-error';
import type { HttpHandler, HttpRequest } from '#local/platform/http';
import type { Principal } from '#local/platform/principal';
import type { CloudServices, Queues } from '#local/services/needs';
import { queueKinds } from './queue-kinds';
import { messageStore, type MessageStore } from './messages';
import { operationNames, queuesHandler } from './queues-handler';
import type { ResourceKind } from '#local/template/resource-kind';

export interface QueuesService extends Queues {
  readonly kinds: readonly ResourceKind[];
  /** Handles the target `AmazonSQS`. */
  readonly handler: HttpHandler;
  readonly operations: readonly string[];
}

type Needs = Pick<CloudServices, 'storage' | 'clock' | 'iam' | 'origin'> & {
  readonly authenticate: (request: HttpRequest, service: string) => Promise<Principal>;
};

/** SQS for dead letters and messages of topics: they are stored and can be read and deleted. Programs cannot send. */
export function createQueuesService(needs: Needs): QueuesService {
  const queues = new Map<string, Queue>();
  const messages: MessageStore = messageStore(needs);
  return {
    kinds: queueKinds({ origin: needs.origin, put: (queue) => void queues.set(queue.arn, queue), byUrl }),
    handler: queuesHandler({ ...needs, queues, byUrl, messages }),
    operations: operationNames,
    send(queueArn, body) {
      const queue = queues.get(queueArn);
      if (queue === undefined) throw noSuchQueue();
      messages.put(queue, { id: randomUUID(), body, sentAt: needs.clock.now().toISOString() });
    },
  };

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
