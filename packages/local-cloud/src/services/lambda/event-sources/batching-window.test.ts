import { expect, test } from '@jest/globals';
import { systemClock } from '#local/platform/clock';
import { memoryStorage } from '#local/platform/memory-storage';
import type { ChangeRecord, ChangeStreams } from '#local/services/dynamodb/change-streams';
import { until, untilTrue } from '#local/testing/until';
import { eventSources } from './event-sources';

const streamArn = 'arn:aws:dynamodb:eu-west-1:000000000000:table/Things/stream/1';

/** A stream in memory that reports each record. */
function stream() {
  const records: ChangeRecord[] = [];
  const listeners = new Set<() => void>();
  let reads = 0;
  const streams: ChangeStreams = {
    start: () => Promise.resolve({ shardId: 's' }),
    end: () => Promise.resolve({ shardId: 's' }),
    read: (_arn, { sequenceNumber = '0' }, limit) => {
      reads += 1;
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
  return { streams, write, isFollowed: () => reads > 0 };
}

interface Window {
  readonly milliseconds: number;
  readonly end: () => void;
}

/** Starts a mapping and records the batches of its function. A batching window lasts until the test ends it. */
async function following(batchingWindowSeconds: number, during: () => void = () => undefined) {
  const { streams, write, isFollowed } = stream();
  const batches: unknown[][] = [];
  const windows: Window[] = [];
  const sources = eventSources({
    storage: memoryStorage(),
    queues: { send: () => undefined },
    clock: systemClock,
    streams,
    pause: (milliseconds: number) => new Promise<void>((end) => windows.push({ milliseconds, end })),
    functions: {
      run: (_arn: string, { Records }: { Records: { name: string }[] }) => {
        batches.push(Records.map(({ name }) => name));
        during();
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
  return {
    write,
    batches,
    stop: sources.stop,
    /** Waits for the next window and returns it. */
    window: () => until(() => windows.shift()),
  };
}

test('a batching window collects records for a 300th of its configured time', async () => {
  const { write, batches, window, stop } = await following(300);
  write('a');
  const { milliseconds, end } = await window();
  expect([milliseconds, batches]).toEqual([1000, []]);
  write('b');
  end();
  await untilTrue(() => batches.length > 0);
  stop();
  expect(batches).toEqual([['a', 'b']]);
});

test('records that are written during a delivery wait for the next window', async () => {
  const onDelivery: (() => void)[] = [];
  const { write, batches, window, stop } = await following(60, () => onDelivery.shift()?.());
  onDelivery.push(() => write('b'));
  write('a');
  (await window()).end();
  const { milliseconds, end } = await window();
  expect([milliseconds, batches]).toEqual([200, [['a']]]);
  write('c');
  end();
  await untilTrue(() => batches.flat().length === 3);
  stop();
  expect(batches).toEqual([['a'], ['b', 'c']]);
});

test('a full batch does not wait for the window', async () => {
  const { write, batches, window, stop } = await following(300);
  const names = Array.from({ length: 25 }, (_, count) => `${count}`);
  names.forEach(write);
  (await window()).end();
  await untilTrue(() => batches.flat().length === 25);
  stop();
  expect(batches).toEqual([names.slice(0, 10), names.slice(10, 20), names.slice(20)]);
});

test('without a batching window, records are delivered immediately', async () => {
  const { write, batches, window, stop } = await following(0);
  for (const name of ['a', 'b']) {
    write(name);
    const { milliseconds, end } = await window();
    expect(milliseconds).toBe(0);
    end();
    await untilTrue(() => batches.flat().includes(name));
  }
  stop();
  expect(batches).toEqual([['a'], ['b']]);
});
