import { createHash } from 'node:crypto';
import { AwsError } from '#local/platform/aws-error';
import type { HttpHandler, HttpRequest } from '#local/platform/http';
import type { Iam, PolicyStatement, Principal } from '#local/platform/principal';
import { answer, inputOf, operationOf, refusal } from '#local/platform/json-protocol';
import { textOf, type JsonObject } from '#local/platform/json-shape';
import type { MessageStore, QueuedMessage } from '#local/services/sqs/messages';
import type { Queue } from '#local/services/sqs/queues-service';

interface Needs {
  readonly iam: Iam;
  readonly authenticate: (request: HttpRequest, service: string) => Promise<Principal>;
  readonly byUrl: (url: string) => Queue;
  readonly messages: MessageStore;
}

type Operation = (queue: Queue, input: JsonObject, messages: MessageStore) => JsonObject;

const operations: Readonly<Record<string, Operation>> = {
  GetQueueAttributes: (queue, _input, messages) => ({
    Attributes: {
      QueueArn: queue.arn,
      ApproximateNumberOfMessages: String(messages.list(queue).length),
      MessageRetentionPeriod: String(queue.retentionSeconds),
    },
  }),
  ReceiveMessage(queue, input, messages) {
    const most = typeof input.MaxNumberOfMessages === 'number' ? input.MaxNumberOfMessages : 1;
    return { Messages: messages.list(queue).slice(0, most).map(received) };
  },
  DeleteMessage(queue, input, messages) {
    messages.remove(queue, textOf(input.ReceiptHandle) ?? '');
    return {};
  },
};

/** Amazon SQS API Reference, AWS JSON protocol. A message's receipt handle is its id. */
export const queuesHandler =
  ({ iam, authenticate, byUrl, messages }: Needs): HttpHandler =>
  async (request) => {
    try {
      const principal = await authenticate(request, 'sqs');
      const name = operationOf(request);
      const operation = operations[name];
      if (operation === undefined)
        throw new AwsError('UnknownOperationException', `The SQS operation ${name} is not answered here.`);
      const input = inputOf(request);
      const queue = byUrl(textOf(input.QueueUrl) ?? '');
      const decision = iam.decide(principal, {
        action: `sqs:${name}`,
        resource: queue.arn,
        resourcePolicy: { Statement: queue.policies.flatMap(({ Statement }) => statements(Statement)) },
      });
      if (!decision.allowed) throw new AwsError('AccessDeniedException', decision.reason, 403);
      return answer(JSON.stringify(operation(queue, input, messages)));
    } catch (error) {
      return refusal(error, 'com.amazonaws.sqs');
    }
  };

const statements = (one: readonly PolicyStatement[] | PolicyStatement): PolicyStatement[] => [one].flat();

const received = ({ id, body }: QueuedMessage) => ({
  MessageId: id,
  ReceiptHandle: id,
  Body: body,
  MD5OfBody: createHash('md5').update(body).digest('hex'),
});
