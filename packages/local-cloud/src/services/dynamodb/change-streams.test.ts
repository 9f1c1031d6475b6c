import { expect, test } from '@jest/globals';
import { AwsError } from '#local/platform/aws-error';
import { changeListeners, changeStreams } from './change-streams';
import type { EngineApi } from './engine-api';

const arn = 'arn:aws:dynamodb:eu-west-1:000000000000:table/Things/stream/1';

/** An engine with three records. Each iterator contains the number of records before it. */
function threeRecords() {
  const asked: string[] = [];
  let expired = false;
  const api = {
    call: (operation: string, input: Readonly<Record<string, string | number>>) => {
      asked.push(operation);
      if (operation === 'GetShardIterator') {
        expired = false;
        return Promise.resolve({ ShardIterator: String(input.SequenceNumber ?? 0) });
      }
      if (expired) return Promise.reject(new AwsError('ExpiredIteratorException', 'Iterator expired'));
      const after = Number(input.ShardIterator);
      const numbers = ['1', '2', '3'].slice(after, after + Number(input.Limit));
      return Promise.resolve({
        Records: numbers.map((SequenceNumber) => ({ eventName: 'INSERT', dynamodb: { SequenceNumber } })),
        NextShardIterator: String(after + numbers.length),
      });
    },
  } as unknown as EngineApi;
  const streams = changeStreams(api, changeListeners());
  return { streams, asked, expire: () => (expired = true) };
}

test('a reader continues with the iterator that the last response returned', async () => {
  const { streams, asked } = threeRecords();
  const first = await streams.read(arn, { shardId: 's' }, 2);
  const rest = await streams.read(arn, first.next, 2);
  expect(await streams.read(arn, rest.next, 2)).toEqual({ records: [], next: rest.next });
  expect([first, rest].map(({ next }) => next.sequenceNumber)).toEqual(['2', '3']);
  expect([first, rest].map(({ isLast }) => isLast)).toEqual([false, true]);
  expect(asked).toEqual(['GetShardIterator', 'GetRecords', 'GetRecords', 'GetRecords']);
});

test('a reader with an expired iterator requests another one and skips no record', async () => {
  const { streams, expire } = threeRecords();
  const first = await streams.read(arn, { shardId: 's' }, 1);
  expire();
  const rest = await streams.read(arn, first.next, 5);
  expect(rest.records.map(({ dynamodb }) => dynamodb)).toEqual([
    { SequenceNumber: '2' },
    { SequenceNumber: '3' },
  ]);
});
