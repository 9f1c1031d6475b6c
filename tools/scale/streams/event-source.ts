import type { Chance } from '#domain/wallet/simulation/chance';
import type { Timeline } from '#domain/wallet/simulation/timeline';
import type { Reader } from './readers';
import { hashOf, type Shard, type Stream, type StreamRecord } from './stream';

export interface EventSourceOptions {
  readonly batchSize: number;
  /** The number of batches of a shard that are processed in parallel. Each key is in only one of them. */
  readonly parallelizationFactor: number;
  /** The number of attempts before the records of a batch are dropped. */
  readonly attempts: number;
  /**
   * The probability that a call or its response is lost, that a process crashes, or that Lambda gives up a
   * process which continues.
   */
  readonly faultProbability: number;
  /** The approximate number of calls per record. Used to end processes between two calls. */
  readonly callsOfRecord?: number;
}

/** Tables for the processes of a reader. They await `step` before every call. */
export interface Ports<Port> {
  open(step: () => Promise<void>): Port;
}

interface EventSourceNeeds<Port> {
  readonly draw: Chance;
  readonly time: Timeline;
  readonly stream: Stream;
  readonly reader: Reader<Port>;
  readonly rows: Ports<Port>;
  /** Called when a reader has reported a batch as processed. */
  readonly onDone: (batch: readonly StreamRecord[]) => void;
}

/** Thrown by the calls of a process that has ended. */
export class ProcessGone extends Error {}

const pollMs = 200;
const longestStepMs = 50;
const longestBackoffMs = 5000;
/** The maximum time for which a process continues after Lambda has given it up. */
const longestPauseMs = 15 * 60_000;

/**
 * Delivers a stream to a reader like Lambda: parent shards before their children, each key in order (except
 * for processes that were given up), and at least once. A failed batch is split in half and retried; records
 * that fail too often are dropped.
 * https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-eventsourcemapping.html
 */
export function followStream<Port>(options: EventSourceOptions, needs: EventSourceNeeds<Port>): void {
  const { draw, time, stream } = needs;
  const sleep = (milliseconds: number) =>
    time.park<undefined>((wake) => time.plan(milliseconds, () => wake(undefined)));
  const deliver = delivering(options, needs, sleep);
  const finished = new Set<Shard>();
  const started = new Set<Shard>();
  const lanes = Array.from({ length: options.parallelizationFactor }, (_, lane) => lane);

  const readLane = async (shard: Shard, lane: number): Promise<void> => {
    for (let from = 0; ;) {
      const isLast = shard.isClosed;
      const records = shard.records.slice(from);
      from += records.length;
      const own = records.filter(({ newImage }) => hashOf(newImage.key) % lanes.length === lane);
      for (let place = 0; place < own.length; place += options.batchSize)
        await deliver(own.slice(place, place + options.batchSize));
      if (isLast) return;
      await sleep(pollMs);
    }
  };
  const readShard = (shard: Shard): void => {
    let reading = lanes.length;
    for (const lane of lanes)
      time.spawn(async () => {
        await sleep(draw.whole(0, pollMs));
        await readLane(shard, lane);
        reading -= 1;
        if (reading === 0) finished.add(shard);
      });
  };
  time.spawn(async () => {
    for (;;) {
      const shards = stream.shards();
      for (const shard of shards)
        if (!started.has(shard) && (!shard.parent || finished.has(shard.parent))) {
          started.add(shard);
          readShard(shard);
        }
      if (shards.every((shard) => shard.isClosed && started.has(shard))) return;
      await sleep(pollMs);
    }
  });
}

function delivering<Port>(
  { attempts, faultProbability, callsOfRecord = 1 }: EventSourceOptions,
  { draw, time, reader, rows, onDone }: EventSourceNeeds<Port>,
  sleep: (milliseconds: number) => Promise<undefined>,
) {
  /** Returns whether the caller learns of the success. */
  const invoke = async (batch: readonly StreamRecord[]): Promise<boolean> => {
    const fault = draw.happens(faultProbability)
      ? draw.one(['lost-request', 'lost-answer', 'crash', 'given-up'])
      : undefined;
    if (fault === 'lost-request') return false;
    const calls = batch.length * callsOfRecord;
    const lastStep = fault === 'crash' ? draw.whole(0, calls) : Infinity;
    const pauseAt = fault === 'given-up' ? draw.whole(0, calls) : -1;
    let steps = 0;
    const destination = rows.open(async () => {
      if (steps >= lastStep) throw new ProcessGone();
      await sleep(steps === pauseAt ? draw.whole(1000, longestPauseMs) : draw.whole(0, longestStepMs));
      steps += 1;
    });
    const run = () =>
      reader(batch, destination).catch((reason: unknown) => {
        if (!(reason instanceof ProcessGone)) throw reason;
      });
    if (fault === 'given-up') time.spawn(run);
    else await run();
    return fault === undefined;
  };
  const deliver = async (batch: readonly StreamRecord[], attempt = 1): Promise<void> => {
    if (await invoke(batch)) {
      onDone(batch);
      return;
    }
    await sleep(draw.whole(100, longestBackoffMs));
    if (attempt === attempts) return;
    const middle = batch.length >> 1;
    if (middle > 0) await deliver(batch.slice(0, middle), attempt + 1);
    await deliver(batch.slice(middle), attempt + 1);
  };
  return deliver;
}
