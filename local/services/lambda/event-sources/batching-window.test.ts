import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { systemClock } from '#local/platform/clock';
import { memoryStorage } from '#local/platform/memory-storage';
import type { ChangeRecord, ChangeStreams } from '#local/services/dynamodb/change-streams';
import { untilTrue } from '#local/testing/until';
import { eventSources } from './event-sources';

const streamArn = 'arn:aws:dynamodb:eu-west-1:000000000000:table/Things/stream/1';

/** A stream in memory that reports each record. */
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
    for (const notify of listeners) notify();
  };
  return { streams, write, isFollowed: () => listeners.size > 0 };
}

type Write = (name: string) => void;

/** Starts a mapping and records the batches of its function. Calls `during` when the first batch is delivered. */
async function following(batchingWindowSeconds: number, during: (write: Write) => void = () => undefined) {
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
        if (batches.length === 1) during(write);
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
  return { write, batches, stop: sources.stop };
}

test('a batching window collects records for a 300th of its configured time', async () => {
  const { write, batches, stop } = await following(300);
  write('a');
  write('b');
  await untilTrue(() => batches.length > 0);
  stop();
  expect(batches).toEqual([['a', 'b']]);
});

test('records that are written during a delivery wait for the next window', async () => {
  const { write, batches, stop } = await following(60, (writeNow) => {
    writeNow('b');
    setTimeout(() => writeNow('c'), 20);
  });
  write('a');
  await untilTrue(() => batches.flat().length === 3);
  stop();
  expect(batches).toEqual([['a'], ['b', 'c']]);
});

test('a full batch does not wait for the window', async () => {
  const { write, batches, stop } = await following(300);
  const names = Array.from({ length: 25 }, (_, count) => `${count}`);
  names.forEach(write);
  await untilTrue(() => batches.flat().length === 25);
  stop();
  expect(batches).toEqual([names.slice(0, 10), names.slice(10, 20), names.slice(20)]);
});

test('without a batching window, records are delivered immediately', async () => {
  const { write, batches, stop } = await following(0);
  write('a');
  await untilTrue(() => batches.length === 1);
  write('b');
  await untilTrue(() => batches.length === 2);
  stop();
  expect(batches).toEqual([['a'], ['b']]);
});
