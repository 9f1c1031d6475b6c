import { setTimeout as pause } from 'node:timers/promises';
import type { ChangeStreams, StreamPosition } from '#local/services/dynamodb/change-streams';
import type { CloudServices } from '#local/services/needs';
import { deliver, type DeliveryNeeds } from './deliver';
import { discardedBatch } from './discarded-batch';
import type { EventSource } from './event-source';
import type { FunctionsRegister } from '../functions-register';

type Needs = Pick<CloudServices, 'storage' | 'queues' | 'clock'> & {
  readonly streams: ChangeStreams;
  readonly functions: FunctionsRegister;
};

export interface EventSources {
  readonly add: (source: EventSource) => void;
  readonly start: () => void;
  readonly stop: () => void;
}

/** How far a mapping has come; of use only for the very stream it was made for. */
interface Checkpoint {
  readonly streamArn: string;
  readonly position: StreamPosition;
}

/** Writes are announced; this is for what somebody else writes into a shared engine. */
const pollMilliseconds = 1000;

/** A batching window gathers records for a 300th of its time, at most a second: nobody waits here for five minutes. */
const windowMillisecondsPerSecond = 1000 / 300;

/**
 * The mappings' readers. A batch's position is kept once all of it is done, so that records are delivered at least
 * once whenever the cloud stops.
 */
export function eventSources(needs: Needs): EventSources {
  const sources = new Map<string, EventSource>();
  const stopping = new AbortController();
  return {
    add: (source) => void sources.set(source.id, source),
    start() {
      for (const source of sources.values()) void keepFollowing(needs, source, stopping.signal);
    },
    stop: () => stopping.abort(),
  };
}

const longestPauseMilliseconds = 30_000;

/** What goes wrong outside of the function, such as an engine that is being restarted, is no end of the mapping. */
async function keepFollowing(needs: Needs, source: EventSource, signal: AbortSignal): Promise<void> {
  for (let wait = pollMilliseconds; ; wait = Math.min(wait * 2, longestPauseMilliseconds)) {
    try {
      await follow(needs, source, signal);
    } catch (error) {
      if (!signal.aborted)
        console.error(`The stream of ${source.functionArn} was not read; again in ${wait} ms:`, error);
    }
    if (signal.aborted) return;
    await pause(wait, undefined, { signal }).catch(() => undefined);
  }
}

async function follow(needs: Needs, source: EventSource, signal: AbortSignal): Promise<void> {
  const { streams } = needs;
  const checkpoints = needs.storage.documents<Checkpoint>('lambda/event-sources');
  const { streamArn } = source;
  const save = (next: StreamPosition) => checkpoints.put(source.id, { streamArn, position: next });
  const kept = checkpoints.get(source.id);
  let position =
    kept?.streamArn === streamArn
      ? kept.position
      : await (source.startsAt === 'LATEST' ? streams.end(streamArn) : streams.start(streamArn));
  save(position);

  const bell = changeBell(streams, streamArn, signal);
  try {
    while (!signal.aborted) {
      const { records, next } = await streams.read(streamArn, position, source.batchSize);
      if (next.shardId === position.shardId && next.sequenceNumber === position.sequenceNumber) {
        await bell.rung();
        await pause(source.batchingWindowSeconds * windowMillisecondsPerSecond, undefined, { signal });
        continue;
      }
      const wanted = records
        .filter(source.matches)
        .map((record) => ({ ...record, eventSourceARN: streamArn }));
      if (wanted.length > 0)
        await deliver(deliveryNeeds(needs, source, position.shardId, signal), source, wanted);
      position = next;
      save(position);
    }
  } finally {
    bell.silence();
  }
}

function deliveryNeeds(
  { functions, queues, clock }: Needs,
  source: EventSource,
  shardId: string,
  signal: AbortSignal,
): DeliveryNeeds {
  return {
    now: () => clock.now(),
    pause: (milliseconds) => pause(milliseconds, undefined, { signal }),
    async invoke(batch) {
      const answer = await functions.run(source.functionArn, { Records: batch });
      // Functions end with the cloud; what they were doing counts as not done.
      signal.throwIfAborted();
      return answer;
    },
    discard(batch, reason, invocations) {
      const message = discardedBatch(source, shardId, batch, { reason, invocations, now: clock.now() });
      if (source.onFailure === undefined) console.error(`${source.functionArn} gave up:`, message);
      else queues.send(source.onFailure, JSON.stringify(message));
    },
  };
}

/** Waits until there may be something new; what is announced while nobody waits is not forgotten. */
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
