import { AwsError } from '#local/platform/aws-error';
import type { HttpHandler, HttpRequest } from '#local/platform/http';
import type { Iam, Principal } from '#local/platform/principal';
import { answer, inputOf, operationOf, refusal } from '#local/platform/json-protocol';
import { textOf } from '#local/platform/json-shape';
import type { MessageStore } from './messages';
import type { Queue } from './queue';
import type { QueueOperation } from './operation';
import { deleteMessage } from './operations/DeleteMessage';
import { getQueueAttributes } from './operations/GetQueueAttributes';
import { receiveMessage } from './operations/ReceiveMessage';

interface Needs {
  readonly iam: Iam;
  readonly authenticate: (request: HttpRequest, service: string) => Promise<Principal>;
  readonly byUrl: (url: string) => Queue;
  readonly messages: MessageStore;
}

const operations = new Map<string, QueueOperation>(
  Object.entries({
    DeleteMessage: deleteMessage,
    GetQueueAttributes: getQueueAttributes,
    ReceiveMessage: receiveMessage,
  }),
);

export const operationNames = [...operations.keys()];

/** Amazon SQS API Reference, AWS JSON protocol. */
export const queuesHandler =
  ({ iam, authenticate, byUrl, messages }: Needs): HttpHandler =>
  async (request) => {
    try {
      const principal = await authenticate(request, 'sqs');
      const name = operationOf(request);
      const operation = operations.get(name);
      if (operation === undefined)
        throw new AwsError(
          'UnknownOperationException',
          `The local cloud does not support the SQS operation ${name}.`,
        );
      const input = inputOf(request);
      const queue = byUrl(textOf(input.QueueUrl) ?? '');
      const decision = iam.decide(principal, {
        action: `sqs:${name}`,
        resource: queue.arn,
        ...(queue.policy !== undefined && { resourcePolicy: queue.policy }),
      });
      if (!decision.allowed) throw new AwsError('AccessDeniedException', decision.reason, 403);
      return answer(JSON.stringify(operation(queue, input, messages)));
    } catch (error) {
      return refusal(error, 'com.amazonaws.sqs');
    }
  };
