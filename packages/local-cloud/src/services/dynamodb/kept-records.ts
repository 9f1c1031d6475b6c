import { sequenceNumberOf, type ChangeRecord, type ChangesRead } from './change-streams';
import { isSamePosition, placeOf, type StreamPosition } from './stream-position';

/** What follows a position: the next record, or only a later position if the records between are not delivered. */
interface Step {
  readonly record?: ChangeRecord;
  readonly next: StreamPosition;
}

const mostSteps = 5000;

/** Keeps the latest records of all streams, so that each is read from the engine once. */
export function keptRecords() {
  const steps = new Map<string, Step>();
  return {
    keep(streamArn: string, from: StreamPosition, { records, next }: ChangesRead): void {
      let position = from;
      for (const record of records) {
        const after = { ...from, sequenceNumber: sequenceNumberOf(record) };
        steps.set(placeOf(streamArn, position), { record, next: after });
        position = after;
      }
      if (!isSamePosition(position, next)) steps.set(placeOf(streamArn, position), { next });
      for (const place of steps.keys()) {
        if (steps.size <= mostSteps) return;
        steps.delete(place);
      }
    },
    /** Returns the kept records after a position, at most `limit`, and all of one shard. */
    after(streamArn: string, from: StreamPosition, limit: number): ChangesRead {
      const records: ChangeRecord[] = [];
      let next = from;
      while (records.length < limit && next.shardId === from.shardId) {
        const step = steps.get(placeOf(streamArn, next));
        if (step === undefined || (step.next.shardId !== from.shardId && records.length > 0)) break;
        if (step.record !== undefined) records.push(step.record);
        next = step.next;
      }
      return { records, next };
    },
  };
}
