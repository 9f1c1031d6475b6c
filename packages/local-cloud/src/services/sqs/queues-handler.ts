import { AwsError } from '#local/platform/aws-error';
import type { HttpHandler, HttpRequest } from '#local/platform/http';
import type { Iam, IamQuestion, Principal } from '#local/platform/principal';
import { answer, inputOf, operationOf, refusal } from '#local/platform/json-protocol';
import { textOf } from '#local/platform/json-shape';
import type { MessageStore } from './messages';
import type { Queue } from './queue';
import type { QueueOperation } from './operation';
import { deleteMessage } from './operations/DeleteMessage';
import { getQueueAttributes } from './operations/GetQueueAttributes';
import { receiveMessage } from './operations/ReceiveMessage';
import { sendMessage } from './operations/SendMessage';

interface Needs {
  readonly iam: Iam;
  readonly authenticate: (request: HttpRequest, service: string) => Promise<Principal>;
  readonly queues: ReadonlyMap<string, Queue>;
  readonly byUrl: (url: string) => Queue;
  readonly messages: MessageStore;
  readonly send: (queue: Queue, body: string, delaySeconds: number) => string;
}

const operations = new Map<string, QueueOperation>(
  Object.entries({
    DeleteMessage: deleteMessage,
    GetQueueAttributes: getQueueAttributes,
    GetQueueUrl: ({ url }) => ({ QueueUrl: url }),
    ReceiveMessage: receiveMessage,
    SendMessage: sendMessage,
  }),
);

export const operationNames = [...operations.keys(), 'ListQueues'].sort();

/** Amazon SQS API Reference, AWS JSON protocol. */
export const queuesHandler =
  ({ iam, authenticate, queues, byUrl, messages, send }: Needs): HttpHandler =>
  async (request) => {
    try {
      const principal = await authenticate(request, 'sqs');
      const name = operationOf(request);
      const check = (question: Omit<IamQuestion, 'action'>) => {
        const decision = iam.decide(principal, { action: `sqs:${name}`, ...question });
        if (!decision.allowed) throw new AwsError('AccessDeniedException', decision.reason, 403);
      };
      if (name === 'ListQueues') {
        check({ resource: '*' });
        const prefix = textOf(inputOf(request).QueueNamePrefix) ?? '';
        const found = [...queues.values()].filter((queue) => nameOf(queue).startsWith(prefix));
        return answer(JSON.stringify({ QueueUrls: found.map(({ url }) => url) }));
      }
      const operation = operations.get(name);
      if (operation === undefined)
        throw new AwsError(
          'UnknownOperationException',
          `The local cloud does not support the SQS operation ${name}.`,
        );
      const input = inputOf(request);
      const urlByName = () => [...queues.values()].find((queue) => nameOf(queue) === input.QueueName)?.url;
      const queue = byUrl((name === 'GetQueueUrl' ? urlByName() : textOf(input.QueueUrl)) ?? '');
      check({
        resource: queue.arn,
        ...(queue.policy !== undefined && { resourcePolicy: queue.policy }),
      });
      return answer(JSON.stringify(operation(queue, input, messages, send)));
    } catch (error) {
      return refusal(error, 'com.amazonaws.sqs');
    }
  };

const nameOf = ({ arn }: Queue) => arn.split(':').at(-1) ?? '';
