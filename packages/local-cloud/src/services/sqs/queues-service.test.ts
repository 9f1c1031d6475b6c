import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createQueuesService, type QueuesService } from './queues-service';
import { deploy, smallCloud } from '#local/testing/small-cloud';

let cloud: Awaited<ReturnType<typeof smallCloud>>;
let service: QueuesService;
let now = Date.parse('2026-11-01T10:00:00.000Z');

beforeAll(async () => {
  cloud = await smallCloud();
  service = createQueuesService({ ...cloud.needs, clock: { now: () => new Date(now) } });
  cloud.attach(service.handler);
});

afterAll(() => cloud.stop());

const queue = (logicalId: string, properties = {}) =>
  deploy(service.kinds, 'AWS::SQS::Queue', logicalId, { SqsManagedSseEnabled: true, ...properties });

const ask = (operation: string, input: object, roleArn?: string) =>
  cloud.signed('sqs', `AmazonSQS.${operation}`, input, roleArn);

// Amazon SQS API Reference, "ReceiveMessage", "DeleteMessage" and "GetQueueAttributes".
describe('a queue', () => {
  test('stores messages, oldest first, until they are deleted', async () => {
    const { ref: QueueUrl, attributes } = await queue('Kept');
    service.send(attributes.Arn ?? '', 'first');
    now += 1;
    service.send(attributes.Arn ?? '', 'second');
    const { body } = await ask('ReceiveMessage', { QueueUrl, MaxNumberOfMessages: 10 });
    const messages = body.Messages as { Body: string; ReceiptHandle: string }[];
    expect(messages.map(({ Body }) => Body)).toEqual(['first', 'second']);
    await ask('DeleteMessage', { QueueUrl, ReceiptHandle: messages[0]?.ReceiptHandle });
    const left = await ask('GetQueueAttributes', { QueueUrl, AttributeNames: ['All'] });
    expect(left.body).toMatchObject({ Attributes: { ApproximateNumberOfMessages: '1' } });
  });

  test('is found by its name, and in the list of queues', async () => {
    const { ref: QueueUrl, attributes } = await queue('Found', { QueueName: 'failed-batches' });
    expect(await ask('GetQueueUrl', { QueueName: 'failed-batches' })).toMatchObject({ body: { QueueUrl } });
    expect((await ask('ListQueues', { QueueNamePrefix: 'failed' })).body).toEqual({ QueueUrls: [QueueUrl] });
    expect(await ask('GetQueueUrl', { QueueName: 'none' })).toMatchObject({
      body: { __type: 'com.amazonaws.sqs#QueueDoesNotExist' },
    });
    const Resource = attributes.Arn ?? '';
    const role = cloud.role('finder', { Effect: 'Allow', Action: 'sqs:*', Resource });
    expect(await ask('ListQueues', {}, role)).toMatchObject({ status: 403 });
    expect(await ask('GetQueueUrl', { QueueName: 'failed-batches' }, role)).toMatchObject({ status: 200 });
  });

  test('requires permission to read', async () => {
    const { ref: QueueUrl, attributes } = await queue('Guarded');
    await deploy(service.kinds, 'AWS::SQS::QueuePolicy', 'GuardedPolicy', {
      Queues: [QueueUrl],
      PolicyDocument: {
        Statement: [{ Effect: 'Deny', Principal: { AWS: '*' }, Action: 'sqs:DeleteMessage', Resource: '*' }],
      },
    });
    const role = cloud.role('reader', { Effect: 'Allow', Action: 'sqs:*', Resource: attributes.Arn ?? '' });
    expect(await ask('ReceiveMessage', { QueueUrl }, role)).toMatchObject({ status: 200 });
    expect(await ask('DeleteMessage', { QueueUrl, ReceiptHandle: 'x' }, role)).toMatchObject({ status: 403 });
    expect(await ask('ReceiveMessage', { QueueUrl }, cloud.role('stranger', []))).toMatchObject({
      body: { message: expect.stringContaining('not authorized to perform: sqs:ReceiveMessage') },
    });
  });

  test('that does not exist accepts no messages', async () => {
    const unknown = 'arn:aws:sqs:eu-west-1:000000000000:none';
    expect(() => service.send(unknown, 'lost')).toThrow('The specified queue does not exist.');
    expect(await ask('ReceiveMessage', { QueueUrl: 'http://localhost/none' })).toMatchObject({
      status: 400,
      body: { __type: 'com.amazonaws.sqs#QueueDoesNotExist' },
    });
  });

  test('gets messages of programs, which a delay hides', async () => {
    const { ref: QueueUrl, attributes } = await queue('Sent');
    const role = cloud.role('sender', {
      Effect: 'Allow',
      Action: 'sqs:SendMessage',
      Resource: attributes.Arn ?? '',
    });
    const send = (MessageBody: string, more = {}, by: string | undefined = role) =>
      ask('SendMessage', { QueueUrl, MessageBody, ...more }, by);
    expect(await send('later', { DelaySeconds: 5 })).toMatchObject({ status: 200 });
    expect(await send('now')).toMatchObject({ body: { MD5OfMessageBody: expect.any(String) } });
    const received = async () => {
      const { body } = await ask('ReceiveMessage', { QueueUrl, MaxNumberOfMessages: 10 });
      return (body.Messages as { Body: string }[]).map(({ Body }) => Body);
    };
    expect(await received()).toEqual(['now']);
    now += 5000;
    expect((await received()).sort()).toEqual(['later', 'now']);
    expect(await send('late', { DelaySeconds: 901 })).toMatchObject({ status: 400 });
    expect(await send('')).toMatchObject({ status: 400 });
    expect(await send('grouped', { MessageGroupId: 'a' })).toMatchObject({ status: 400 });
    expect(await send('x', {}, cloud.role('reader only', []))).toMatchObject({ status: 403 });
  });

  test('of type FIFO is rejected', async () => {
    await expect(queue('Ordered', { FifoQueue: true })).rejects.toThrow();
  });
});
