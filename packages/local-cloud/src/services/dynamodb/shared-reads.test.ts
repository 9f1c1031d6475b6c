import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { changeListeners, type ChangeRecord, type ChangeStreams } from './change-streams';
import { sharedReads } from './shared-reads';
import type { StreamPosition } from './stream-position';

const arn = 'arn:aws:dynamodb:eu-west-1:000000000000:table/Things/stream/1';
const start = { shardId: 's' };

const recordOf = (number: number): ChangeRecord => ({
  eventName: 'INSERT',
  dynamodb: { SequenceNumber: String(number) },
});
const numberOf = ({ dynamodb }: ChangeRecord) =>
  Number((dynamodb as { readonly SequenceNumber: string }).SequenceNumber);

/** A stream whose every third record changes nothing, so that it is not delivered. */
function stream() {
  const listeners = changeListeners();
  let written = 0;
  let reads = 0;
  let answering = Promise.resolve();
  const streams: ChangeStreams = {
    start: () => Promise.resolve(start),
    end: () => Promise.resolve(start),
    async read(_arn, from, limit) {
      reads += 1;
      const after = Number(from.sequenceNumber ?? 0);
      const last = Math.min(written, after + limit);
      const numbers = Array.from({ length: last - after }, (_, at) => after + at + 1);
      await answering;
      return {
        records: numbers.filter((number) => number % 3 !== 0).map(recordOf),
        next: last === after ? from : { ...from, sequenceNumber: String(last) },
        isLast: numbers.length < limit,
      };
    },
    onChange: (_arn, listener) => listeners.add('Things', listener),
  };
  return {
    shared: sharedReads(streams),
    reads: () => reads,
    write: (count: number) => {
      written += count;
      listeners.notify('Things');
    },
    /** Answers of the engine wait until the returned function is called. */
    hold: () => {
      let release: () => void = () => undefined;
      answering = new Promise((resolve) => (release = resolve));
      return release;
    },
  };
}

/** Reads until the end of the stream. */
async function readAll(streams: ChangeStreams, limit: number, from: StreamPosition = start) {
  const found: number[] = [];
  for (let position = from; ;) {
    const { records, next } = await streams.read(arn, position, limit);
    found.push(...records.map(numberOf));
    if (next.sequenceNumber === position.sequenceNumber) return { found, position };
    position = next;
  }
}

test('readers at the same position share one request', async () => {
  const { shared, reads, write } = stream();
  write(7);
  const all = await Promise.all([1, 2, 10].map((limit) => readAll(shared, limit)));
  expect(all.map(({ found }) => found)).toEqual(Array(3).fill([1, 2, 4, 5, 7]));
  expect(reads()).toBe(1);
});

test('a reader does not share a request that began before the last change', async () => {
  const { shared, reads, write, hold } = stream();
  const release = hold();
  const early = shared.read(arn, start, 10);
  write(1);
  const late = shared.read(arn, start, 10);
  release();
  await early;
  expect((await late).records).toEqual([recordOf(1)]);
  expect(reads()).toBe(2);
});

test('an answer without records is used until the next change', async () => {
  const { shared, reads, write } = stream();
  for (let again = 0; again < 3; again += 1) expect((await readAll(shared, 10)).found).toEqual([]);
  expect(reads()).toBe(1);
  write(1);
  expect((await readAll(shared, 10)).found).toEqual([1]);
});

test('every reader gets every record once, in order', async () => {
  const reader = fc.record({ limit: fc.integer({ min: 1, max: 5 }), joinsAt: fc.nat(4) });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(9), { maxLength: 5 }), fc.array(reader), async (writes, readers) => {
      const { shared, write } = stream();
      const states = readers.map((options) => ({ ...options, position: start as StreamPosition, got: [] }));
      const readMore = async (state: { limit: number; position: StreamPosition; got: number[] }) => {
        const { found, position } = await readAll(shared, state.limit, state.position);
        state.position = position;
        state.got.push(...found);
      };
      for (const [at, count] of writes.entries()) {
        write(count);
        await Promise.all(states.filter(({ joinsAt }) => joinsAt <= at).map(readMore));
      }
      await Promise.all(states.map(readMore));
      const total = writes.reduce((sum, count) => sum + count, 0);
      const all = Array.from({ length: total }, (_, at) => at + 1).filter((number) => number % 3 !== 0);
      for (const { got } of states) expect(got).toEqual(all);
    }),
  );
});
