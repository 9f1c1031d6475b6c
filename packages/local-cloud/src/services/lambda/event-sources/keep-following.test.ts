import { expect, jest, test } from '@jest/globals';
import { AwsError } from '#local/platform/aws-error';
import { memoryStorage } from '#local/platform/memory-storage';
import type { ChangeRecord } from '../../dynamodb/change-streams';
import type { StreamPosition } from '../../dynamodb/stream-position';
import { eventSources } from './event-sources';
import { untilTrue } from '#local/testing/until';

const record: ChangeRecord = { eventName: 'INSERT', dynamodb: { SequenceNumber: '1' } };

test('an engine that fails once does not end the mapping', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const delivered: unknown[] = [];
  let looks = 0;
  const start: StreamPosition = { shardId: 'shard' };
  const sources = eventSources({
    storage: memoryStorage(),
    clock: { now: () => new Date() },
    queues: { send: () => undefined },
    pause: () => Promise.resolve(),
    streams: {
      start: () => Promise.resolve(start),
      end: () => Promise.resolve(start),
      onChange: () => () => undefined,
      read: (_arn, from) => {
        looks += 1;
        if (looks === 1) return Promise.reject(new AwsError('InternalServerError', 'no answer', 500));
        const isNew = from.sequenceNumber === undefined;
        return Promise.resolve({
          records: isNew ? [record] : [],
          next: { shardId: 'shard', sequenceNumber: '1' },
        });
      },
    },
    functions: {
      all: () => [],
      deploy: () => undefined,
      replaceCode: () => undefined,
      permit: () => undefined,
      admit: () => undefined,
      stop: () => Promise.resolve(),
      find: (name) => {
        throw new Error(name);
      },
      run: (_arn, event) => {
        delivered.push(event);
        return Promise.resolve({ payload: null });
      },
    },
  });
  sources.add({
    id: 'mapping',
    streamArn: 'arn:aws:dynamodb:eu-west-1:000000000000:table/T/stream/1',
    functionArn: 'f',
    startsAt: 'TRIM_HORIZON',
    batchSize: 10,
    batchingWindowSeconds: 0,
    matches: () => true,
    bisects: false,
    reportsItemFailures: false,
    mostRetries: 0,
    longestRecordAgeSeconds: Infinity,
  });
  sources.start();
  await untilTrue(() => delivered.length > 0);
  sources.stop();
  expect(delivered).toEqual([{ Records: [expect.objectContaining(record)] }]);
});
