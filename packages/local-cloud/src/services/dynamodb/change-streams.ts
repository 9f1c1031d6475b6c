import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { AwsError } from '#local/platform/aws-error';
import type { EngineApi } from './engine-api';
import { listOf, objectOf, textOf, type JsonObject } from '#local/platform/json-shape';
import { isSamePosition, placeOf, type StreamPosition } from './stream-position';
import { tableNameOf } from './table-arn';

/** A change of an item, as returned by GetRecords of the Streams API. */
export type ChangeRecord = JsonObject;

export interface ChangesRead {
  readonly records: ChangeRecord[];
  readonly next: StreamPosition;
  /** Whether the answer had fewer records than the limit. */
  readonly isLast?: boolean;
}

export interface ChangeStreams {
  /** Records expire after a day. A later reader continues with the oldest record. */
  start(streamArn: string): Promise<StreamPosition>;
  end(streamArn: string): Promise<StreamPosition>;
  read(streamArn: string, from: StreamPosition, limit: number): Promise<ChangesRead>;
  /** Calls the listener when there may be new records. Returns a function that stops listening. */
  onChange(streamArn: string, listener: () => void): () => void;
}

export const sequenceNumberOf = (record: ChangeRecord) =>
  textOf(objectOf(record.dynamodb).SequenceNumber) ?? '';

export function changeStreams(api: EngineApi, listeners: ChangeListeners): ChangeStreams {
  const shards = async (StreamArn: string) => {
    const { StreamDescription } = await api.call('DescribeStream', { StreamArn });
    return listOf(objectOf(StreamDescription).Shards).flatMap(
      (shard) => textOf(objectOf(shard).ShardId) ?? [],
    );
  };
  const start = async (streamArn: string) => {
    const [shardId] = await shards(streamArn);
    if (shardId === undefined) throw new Error(`The stream ${streamArn} has no shard.`);
    return { shardId };
  };
  const iteratorAt = async (StreamArn: string, { shardId, sequenceNumber }: StreamPosition) => {
    const place = { StreamArn, ShardId: shardId };
    const oldest = () => api.call('GetShardIterator', { ...place, ShardIteratorType: 'TRIM_HORIZON' });
    if (sequenceNumber === undefined) return oldest();
    const after = { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: sequenceNumber };
    return api.call('GetShardIterator', { ...place, ...after }).catch((error: unknown) => {
      if (error instanceof AwsError && error.code === 'TrimmedDataAccessException') return oldest();
      throw error;
    });
  };
  const iterators = rememberedIterators();
  const recordsFrom = async (StreamArn: string, from: StreamPosition, Limit: number) => {
    const known = iterators.find(StreamArn, from);
    if (known !== undefined)
      try {
        return await api.call('GetRecords', { ShardIterator: known, Limit });
      } catch (error) {
        // The iterator has expired.
        if (!(error instanceof AwsError) || error.status >= 500) throw error;
      }
    const { ShardIterator } = await iteratorAt(StreamArn, from);
    return api.call('GetRecords', { ShardIterator, Limit });
  };
  const read = async (StreamArn: string, from: StreamPosition, Limit: number) => {
    const answer = await recordsFrom(StreamArn, from, Limit);
    const raw = listOf(answer.Records).map(objectOf);
    const last = raw.at(-1);
    const next = last === undefined ? from : { ...from, sequenceNumber: sequenceNumberOf(last) };
    const iterator = textOf(answer.NextShardIterator);
    if (iterator !== undefined) iterators.keep(StreamArn, next, iterator);
    if (last !== undefined) return { records: realChanges(StreamArn, raw), next, isLast: raw.length < Limit };
    return { records: [], next: iterator === undefined ? await successor(StreamArn, from) : from };
  };
  const successor = async (streamArn: string, from: StreamPosition): Promise<StreamPosition> => {
    const all = await shards(streamArn);
    const shardId = all[all.indexOf(from.shardId) + 1];
    return shardId === undefined ? from : { shardId };
  };
  const end = async (streamArn: string) => {
    let position: StreamPosition = await start(streamArn);
    for (;;) {
      const { next } = await read(streamArn, position, 1000);
      if (isSamePosition(next, position)) return position;
      position = next;
    }
  };
  return { start, end, read, onChange: (arn, listener) => listeners.add(tableNameOf(arn), listener) };
}

/** Keeps the iterators that GetRecords returns, by position, so that a reader requests only its first one. */
function rememberedIterators() {
  const byPlace = new Map<string, string>();
  return {
    find: (streamArn: string, position: StreamPosition) => byPlace.get(placeOf(streamArn, position)),
    keep(streamArn: string, position: StreamPosition, iterator: string) {
      const place = placeOf(streamArn, position);
      byPlace.delete(place);
      byPlace.set(place, iterator);
      const [oldest] = byPlace.keys();
      if (byPlace.size > mostIterators && oldest !== undefined) byPlace.delete(oldest);
    },
  };
}

const mostIterators = 100;

/**
 * Corrects two differences between the engine and AWS. The engine creates records for writes that change nothing (see
 * Developer Guide, "Change data capture for DynamoDB Streams"), and it repeats event ids across tables.
 */
export const realChanges = (streamArn: string, records: readonly JsonObject[]): ChangeRecord[] =>
  records
    .filter(({ eventName, dynamodb }) => {
      const { OldImage, NewImage } = objectOf(dynamodb);
      return eventName !== 'MODIFY' || OldImage === undefined || !isDeepStrictEqual(OldImage, NewImage);
    })
    .map((record) => ({
      ...record,
      eventID: createHash('md5')
        .update(`${streamArn} ${sequenceNumberOf(record)}`)
        .digest('hex'),
    }));

/** Listeners by table name. */
export interface ChangeListeners {
  readonly add: (tableName: string, listener: () => void) => () => void;
  readonly notify: (tableName: string) => void;
}

export function changeListeners(): ChangeListeners {
  const byTable = new Map<string, Set<() => void>>();
  return {
    add(tableName, listener) {
      const waiting = byTable.get(tableName) ?? new Set();
      byTable.set(tableName, waiting.add(listener));
      return () => void waiting.delete(listener);
    },
    notify: (tableName) => byTable.get(tableName)?.forEach((listener) => listener()),
  };
}
