import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FunctionAnswer } from '#local/services/needs';
import { createQueuesService, type QueuesService } from '#local/services/sqs/queues-service';
import { deploy, smallCloud } from '#local/testing/small-cloud';
import { untilTrue } from '#local/testing/until';
import { eventSourceKind } from './event-source-kind';
import { pollQueue, type QueueSource } from './queue-source';

interface Received {
  readonly messageId: string;
  readonly body: string;
  readonly attributes: { readonly ApproximateReceiveCount: string };
}

let cloud: Awaited<ReturnType<typeof smallCloud>>;
let queues: QueuesService;
let now = Date.parse('2026-11-01T10:00:00.000Z');
beforeAll(async () => {
  cloud = await smallCloud();
  queues = createQueuesService({ ...cloud.needs, clock: { now: () => new Date(now) } });
});
afterAll(() => cloud.stop());

const done: FunctionAnswer = { payload: 'null' };
const functionArn = 'arn:aws:lambda:eu-west-1:000000000000:function:f';

/** A queue with a dead-letter queue after two deliveries, and the mapping that the test describes. */
async function polled(
  name: string,
  run: (bodies: readonly string[], records: readonly Received[]) => FunctionAnswer | Promise<FunctionAnswer>,
  mapping: Partial<QueueSource> = {},
) {
  const dead = await deploy(queues.kinds, 'AWS::SQS::Queue', `${name}Dead`, {});
  const deadArn = dead.attributes.Arn ?? '';
  const { attributes } = await deploy(queues.kinds, 'AWS::SQS::Queue', name, {
    VisibilityTimeout: 60,
    RedrivePolicy: { deadLetterTargetArn: deadArn, maxReceiveCount: 2 },
  });
  const queueArn = attributes.Arn ?? '';
  const batches: string[][] = [];
  const functions = {
    run: (_arn: string, { Records }: { Records: readonly Received[] }) => {
      const bodies = Records.map(({ body }) => body);
      batches.push(bodies);
      return Promise.resolve(run(bodies, Records));
    },
  } as never;
  const stopping = new AbortController();
  const source = {
    id: name,
    queueArn,
    functionArn,
    batchSize: 10,
    reportsItemFailures: false,
    concurrency: 5,
  };
  const ended = pollQueue({ queues, functions }, { ...source, ...mapping }, stopping.signal);
  const stop = () => {
    stopping.abort();
    return ended;
  };
  return { queueArn, deadArn, batches, stop, send: (body: string) => queues.send(queueArn, body) };
}

test('a message is deleted after its function has processed it', async () => {
  const { queueArn, batches, send, stop } = await polled('Processed', () => done);
  send('a');
  await untilTrue(() => queues.isEmpty(queueArn));
  send('b');
  await untilTrue(() => queues.isEmpty(queueArn));
  await stop();
  expect(batches).toEqual([['a'], ['b']]);
});

test('a failed message is delivered again after the visibility timeout, and then is a dead letter', async () => {
  const failure: FunctionAnswer = { functionError: 'Unhandled', errorMessage: 'no', payload: '{}' } as never;
  const { deadArn, batches, send, stop } = await polled('Failing', () => failure);
  send('a');
  await untilTrue(() => batches.length === 1);
  now += 59_000;
  expect(batches).toHaveLength(1);
  now += 1000;
  await untilTrue(() => batches.length === 2);
  expect(queues.isEmpty(deadArn)).toBe(true);
  now += 60_000;
  await untilTrue(() => !queues.isEmpty(deadArn));
  await stop();
  expect(batches).toEqual([['a'], ['a']]);
});

test('only reported messages of a batch are delivered again', async () => {
  const { queueArn, batches, send, stop } = await polled(
    'Partial',
    (_bodies, records) => ({
      payload: {
        batchItemFailures: records
          .filter(({ body, attributes }) => body === 'b' && attributes.ApproximateReceiveCount === '1')
          .map(({ messageId: itemIdentifier }) => ({ itemIdentifier })),
      },
    }),
    { reportsItemFailures: true },
  );
  send('a');
  send('b');
  await untilTrue(() => batches.flat().length === 2);
  now += 60_000;
  await untilTrue(() => queues.isEmpty(queueArn));
  await stop();
  expect(batches.flat().sort()).toEqual(['a', 'b', 'b']);
});

test('no more batches run at a time than configured', async () => {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const { queueArn, send, stop } = await polled(
    'Parallel',
    async () => {
      most = Math.max(most, (running += 1));
      await new Promise<void>((end) => ends.push(end));
      running -= 1;
      return done;
    },
    { batchSize: 1, concurrency: 2 },
  );
  for (const body of ['a', 'b', 'c']) send(body);
  for (let ended = 0; ended < 3; ended += 1) {
    await untilTrue(() => ends.length > 0);
    ends.shift()?.();
  }
  await untilTrue(() => queues.isEmpty(queueArn));
  await stop();
  expect(most).toBe(2);
});

test('a mapping needs a role that may read the queue', async () => {
  const { queueArn, stop } = await polled('Roles', () => done);
  const added: unknown[] = [];
  const roleArn = cloud.role('poller', { Effect: 'Allow', Action: 'sqs:ReceiveMessage', Resource: queueArn });
  const kinds = (arn: string) => [
    eventSourceKind({
      iam: cloud.needs.iam,
      functions: { find: () => ({ arn: functionArn, roleArn: arn }) },
      sources: { addQueue: (source: QueueSource) => added.push(source) },
    } as never),
  ];
  const map = (arn: string, properties = {}) =>
    deploy(kinds(arn), 'AWS::Lambda::EventSourceMapping', 'Mapping', {
      FunctionName: 'f',
      EventSourceArn: queueArn,
      ScalingConfig: { MaximumConcurrency: 3 },
      ...properties,
    });
  await expect(map(roleArn)).rejects.toThrow('does not have permissions to call DeleteMessage on SQS');
  const reader = cloud.role('consumer', { Effect: 'Allow', Action: 'sqs:*', Resource: queueArn });
  await expect(map(reader, { StartingPosition: 'LATEST' })).rejects.toThrow('StartingPosition');
  await map(reader);
  expect(added).toEqual([
    expect.objectContaining({
      queueArn,
      functionArn,
      batchSize: 10,
      concurrency: 3,
      reportsItemFailures: false,
    }),
  ]);
  await stop();
});
