import {
  sequenceNumberOf,
  type ChangeRecord,
  type ChangeStreams,
  type StreamPosition,
} from './change-streams';

/** What follows a position: the next record, or only a later position if the records between are not delivered. */
interface Step {
  readonly record?: ChangeRecord;
  readonly next: StreamPosition;
}

type Read = Awaited<ReturnType<ChangeStreams['read']>>;

/** The largest limit of GetRecords. */
const largestRead = 1000;
const mostSteps = 5000;
/** Writes of other processes to a shared engine do not notify, so readers look for them again after this time. */
const emptyMilliseconds = 200;

/**
 * Lets all readers of a stream share the answers of the engine, because several functions read each stream and most
 * are at the same position. Records are kept in memory after the first read. An answer without records is valid until
 * the next notification.
 */
export function sharedReads(streams: ChangeStreams): ChangeStreams {
  const steps = new Map<string, Step>();
  const running = new Map<string, Promise<Read>>();
  const emptyUntil = new Map<string, number>();
  const notified = new Map<string, number>();

  const forget = (streamArn: string) => {
    notified.set(streamArn, (notified.get(streamArn) ?? 0) + 1);
    for (const shared of [running, emptyUntil])
      for (const place of shared.keys()) if (place.startsWith(`${streamArn} `)) shared.delete(place);
  };
  const listen = (streamArn: string) => {
    if (notified.has(streamArn)) return;
    notified.set(streamArn, 0);
    streams.onChange(streamArn, () => forget(streamArn));
  };

  const keep = (streamArn: string, from: StreamPosition, { records, next }: Read) => {
    let position = from;
    for (const record of records) {
      const after = { ...from, sequenceNumber: sequenceNumberOf(record) };
      steps.set(placeOf(streamArn, position), { record, next: after });
      position = after;
    }
    if (!isSame(position, next)) steps.set(placeOf(streamArn, position), { next });
    for (const place of steps.keys()) {
      if (steps.size <= mostSteps) return;
      steps.delete(place);
    }
  };

  /** Reads from the engine. Readers at the same position share the request unless there was a change since it began. */
  const request = (streamArn: string, from: StreamPosition): Promise<Read> => {
    const place = placeOf(streamArn, from);
    const found = running.get(place);
    if (found !== undefined) return found;
    const begun = notified.get(streamArn);
    const reading = streams
      .read(streamArn, from, largestRead)
      .then((answer) => {
        keep(streamArn, from, answer);
        const isEmpty = answer.records.length === 0 && isSame(answer.next, from);
        if (isEmpty && notified.get(streamArn) === begun)
          emptyUntil.set(place, performance.now() + emptyMilliseconds);
        return answer;
      })
      .finally(() => {
        if (running.get(place) === reading) running.delete(place);
      });
    running.set(place, reading);
    return reading;
  };

  /** Returns the kept records after a position, at most `limit`. */
  const kept = (streamArn: string, from: StreamPosition, limit: number): Read => {
    const records: ChangeRecord[] = [];
    let next = from;
    while (records.length < limit) {
      const step = steps.get(placeOf(streamArn, next));
      // A batch contains records of one shard only.
      if (step === undefined || (step.next.shardId !== from.shardId && records.length > 0)) break;
      if (step.record !== undefined) records.push(step.record);
      next = step.next;
      if (next.shardId !== from.shardId) break;
    }
    return { records, next };
  };

  return {
    ...streams,
    async read(streamArn, from, limit) {
      listen(streamArn);
      const found = kept(streamArn, from, limit);
      if (!isSame(found.next, from)) return found;
      const until = emptyUntil.get(placeOf(streamArn, from)) ?? 0;
      if (performance.now() < until) return { records: [], next: from };
      emptyUntil.delete(placeOf(streamArn, from));
      const answer = await request(streamArn, from);
      return answer.records.length <= limit ? answer : kept(streamArn, from, limit);
    },
  };
}

const placeOf = (streamArn: string, { shardId, sequenceNumber }: StreamPosition) =>
  `${streamArn} ${shardId} ${sequenceNumber ?? ''}`;

const isSame = (one: StreamPosition, other: StreamPosition) =>
  one.shardId === other.shardId && one.sequenceNumber === other.sequenceNumber;
