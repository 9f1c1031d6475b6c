import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { systemClock } from '#local/platform/clock';
import { memoryStorage } from '#local/platform/memory-storage';
import type { ChangeRecord, ChangeStreams } from '#local/services/dynamodb/change-streams';
import { untilTrue } from '#local/testing/until';
import { eventSources } from './event-sources';

const streamArn = 'arn:aws:dynamodb:eu-west-1:000000000000:table/Things/stream/1';

/** A stream in memory, which tells of each record. */
function stream() {
  const records: ChangeRecord[] = [];
  const listeners = new Set<() => void>();
  const streams: ChangeStreams = {
    start: () => Promise.resolve({ shardId: 's' }),
    end: () => Promise.resolve({ shardId: 's' }),
    read: (_arn, { sequenceNumber = '0' }, limit) => {
      const found = records.slice(Number(sequenceNumber), Number(sequenceNumber) + limit);
      const next = Number(sequenceNumber) + found.length;
      return Promise.resolve({
        records: found,
        next: next === 0 ? { shardId: 's' } : { shardId: 's', sequenceNumber: `${next}` },
      });
    },
    onChange: (_arn, listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const write = (name: string) => {
    records.push({ name });
    for (const tell of listeners) tell();
  };
  return { streams, write, isFollowed: () => listeners.size > 0 };
}

async function batchesWith(batchingWindowSeconds: number) {
  const { streams, write, isFollowed } = stream();
  const batches: unknown[][] = [];
  const sources = eventSources({
    storage: memoryStorage(),
    queues: { send: () => undefined },
    clock: systemClock,
    streams,
    functions: {
      run: (_arn: string, { Records }: { Records: { name: string }[] }) => {
        batches.push(Records.map(({ name }) => name));
        return Promise.resolve({ payload: 'null' });
      },
    },
  } as never);
  sources.add({
    id: 'one',
    streamArn,
    functionArn: 'arn:aws:lambda:eu-west-1:000000000000:function:one',
    startsAt: 'TRIM_HORIZON',
    batchSize: 10,
    batchingWindowSeconds,
    matches: () => true,
    bisects: false,
    reportsItemFailures: false,
    mostRetries: 0,
    longestRecordAgeSeconds: Infinity,
  });
  sources.start();
  await untilTrue(isFollowed);
  await pause(0);
  write('a');
  await untilTrue(() => batchingWindowSeconds > 0 || batches.length === 1);
  write('b');
  await untilTrue(() => batches.flat().length === 2);
  sources.stop();
  return batches;
}

test('a batching window gathers what is written meanwhile, for a 300th of its time', async () => {
  expect(await batchesWith(300)).toEqual([['a', 'b']]);
});

test('without one, records come as soon as they are there', async () => {
  expect(await batchesWith(0)).toEqual([['a'], ['b']]);
});
