import { setMaxListeners } from 'node:events';
import { setTimeout as timer } from 'node:timers/promises';
import type { ChangeRecord, ChangeStreams } from '#local/services/dynamodb/change-streams';
import { isSamePosition, type StreamPosition } from '#local/services/dynamodb/stream-position';
import type { CloudServices } from '#local/services/needs';
import type { PolledQueues } from '#local/services/sqs/queues-service';
import { checkpoints, type Checkpoint } from './checkpoint';
import { deliver, type DeliveryNeeds } from './deliver';
import { discardedBatch } from './discarded-batch';
import type { EventSource } from './event-source';
import { pollQueue, type QueueSource } from './queue-source';
import type { FunctionsRegister } from '../functions-register';

type Needs = Pick<CloudServices, 'storage' | 'queues' | 'clock'> & {
  readonly polled?: PolledQueues;
  readonly streams: ChangeStreams;
  readonly functions: FunctionsRegister;
  /** Rejects if the signal is aborted; by default, waits in real time. */
  readonly pause?: Pause;
};

type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>;

type ReaderNeeds = Required<Omit<Needs, 'polled'>> & { readonly checkpoint: Checkpoint };

const inRealTime: Pause = (milliseconds, signal) => timer(milliseconds, undefined, { signal });

export interface EventSources {
  readonly add: (source: EventSource) => void;
  readonly addQueue: (source: QueueSource) => void;
  /** Those of streams. */
  readonly all: () => readonly EventSource[];
  readonly start: () => void;
  readonly stop: () => void;
}

/** Writes of this process notify the readers. Polling finds writes of other processes to a shared engine. */
const pollMilliseconds = 1000;

/**
 * Shortens batching windows to 1/300, between 0.2 and one second, so that developers do not wait for up to five
 * minutes.
 */
const windowMilliseconds = ({ batchingWindowSeconds: seconds }: EventSource) =>
  seconds === 0 ? 0 : Math.min(1000, Math.max(200, (seconds * 1000) / 300));

/**
 * The readers of the mappings. The position of a batch is stored after all of it is processed, so that records are
 * delivered at least once whenever the cloud stops.
 */
export function eventSources(needs: Needs): EventSources {
  const sources = new Map<string, EventSource>();
  const polled = new Map<string, QueueSource>();
  const positions = checkpoints(needs.storage);
  const stopping = new AbortController();
  // All readers share this signal. By default, Node.js warns about more than ten listeners.
  setMaxListeners(0, stopping.signal);
  return {
    add: (source) => void sources.set(source.id, source),
    addQueue(source) {
      // Throws if the queue does not exist.
      needs.polled?.find(source.queueArn);
      polled.set(source.id, source);
    },
    all: () => [...sources.values()],
    start() {
      const { polled: queues, functions } = needs;
      if (queues)
        for (const source of polled.values()) void pollQueue({ queues, functions }, source, stopping.signal);
      for (const source of sources.values())
        void keepFollowing(
          { pause: inRealTime, ...needs, checkpoint: positions.of(source) },
          source,
          stopping.signal,
        );
    },
    stop() {
      stopping.abort();
      positions.writeAll();
    },
  };
}

const longestPauseMilliseconds = 30_000;

/** Errors outside of the function, such as a restart of the engine, do not end the mapping. */
async function keepFollowing(needs: ReaderNeeds, source: EventSource, signal: AbortSignal): Promise<void> {
  for (let wait = pollMilliseconds; ; wait = Math.min(wait * 2, longestPauseMilliseconds)) {
    try {
      await follow(needs, source, signal);
    } catch (error) {
      if (!signal.aborted)
        console.error(
          `The stream of ${source.functionArn} could not be read; next attempt in ${wait} ms:`,
          error,
        );
    }
    if (signal.aborted) return;
    await needs.pause(wait, signal).catch(() => undefined);
  }
}

async function follow(needs: ReaderNeeds, source: EventSource, signal: AbortSignal): Promise<void> {
  const { streams, checkpoint } = needs;
  const { streamArn } = source;
  let position =
    checkpoint.kept() ??
    (await (source.startsAt === 'LATEST' ? streams.end(streamArn) : streams.start(streamArn)));
  checkpoint.save(position);

  const bell = changeBell(streams, streamArn, signal);
  try {
    while (!signal.aborted) {
      const { records, next, isFull } = await gather(streams, source, position);
      if (records.length > 0)
        await deliver(deliveryNeeds(needs, source, position.shardId, signal), source, records);
      // After a stop, another process may use the data folder.
      signal.throwIfAborted();
      if (!isSamePosition(next, position)) checkpoint.save(next);
      position = next;
      if (isFull) continue;
      await bell.rung();
      await needs.pause(windowMilliseconds(source), signal);
    }
  } finally {
    bell.silence();
  }
}

/** Reads matching records until the batch is full or the stream has no more records. */
async function gather(
  streams: ChangeStreams,
  { streamArn, batchSize, matches }: EventSource,
  from: StreamPosition,
): Promise<{ records: readonly ChangeRecord[]; next: StreamPosition; isFull: boolean }> {
  const batch: ChangeRecord[] = [];
  for (let position = from; ;) {
    const { records, next } = await streams.read(streamArn, position, batchSize - batch.length);
    for (const record of records) if (matches(record)) batch.push({ ...record, eventSourceARN: streamArn });
    const isFull = batch.length === batchSize;
    // A batch contains records of one shard only.
    if (isFull || isSamePosition(next, position) || next.shardId !== position.shardId)
      return { records: batch, next, isFull: isFull || next.shardId !== position.shardId };
    position = next;
  }
}

function deliveryNeeds(
  { functions, queues, clock, pause }: ReaderNeeds,
  source: EventSource,
  shardId: string,
  signal: AbortSignal,
): DeliveryNeeds {
  return {
    now: () => clock.now(),
    pause: (milliseconds) => pause(milliseconds, signal),
    async invoke(batch) {
      const answer = await functions.run(source.functionArn, { Records: batch });
      // Functions end with the cloud; unfinished records are not processed.
      signal.throwIfAborted();
      return answer;
    },
    discard(batch, reason, invocations) {
      const message = discardedBatch(source, shardId, batch, { reason, invocations, now: clock.now() });
      if (source.onFailure === undefined)
        console.error(`${source.functionArn} failed for a batch after all retries:`, message);
      else queues.send(source.onFailure, JSON.stringify(message));
    },
  };
}

/** Lets a reader wait until there may be new records. A notification that comes before the wait ends it at once. */
function changeBell(streams: ChangeStreams, streamArn: string, signal: AbortSignal) {
  let rung = false;
  let wake: () => void = () => undefined;
  const ring = () => {
    rung = true;
    wake();
  };
  const forget = streams.onChange(streamArn, ring);
  signal.addEventListener('abort', ring);
  return {
    async rung() {
      if (!rung)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, pollMilliseconds);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      rung = false;
    },
    silence() {
      forget();
      signal.removeEventListener('abort', ring);
    },
  };
}
