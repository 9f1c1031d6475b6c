import type { DynamoDBRecord } from 'aws-lambda';
import { grouped } from '#domain/counters/grouped';
import { giftsPartition, summariesPartition } from '#domain/keys';
import { eachAtOnce } from '#lambda/at-once';
import type { ChangedDay, CountedDay } from '#lambda/stores/counters/count-days';

export interface CountDaysNeeds {
  readonly count: (changed: ChangedDay) => Promise<CountedDay | undefined>;
  readonly rollUp: (counted: readonly CountedDay[]) => Promise<void>;
}

/** For each of these days, the lanes are read concurrently. */
const daysAtOnce = 4;

/**
 * Counts the days that the records belong to. From a record it takes only which lane changed, and then reads
 * the current state of that lane. So records may be delivered twice, late, out of order or to several
 * readers. Returns the records whose days could not be counted, with the reasons.
 */
export function countChangedDays({ count, rollUp }: CountDaysNeeds) {
  return async (records: readonly DynamoDBRecord[]): Promise<ReadonlyMap<DynamoDBRecord, unknown>> => {
    const failed = new Map<DynamoDBRecord, unknown>();
    const counted: CountedDay[] = [];
    const fail = (of: readonly DynamoDBRecord[], error: unknown) => {
      for (const record of of) failed.set(record, error);
    };
    const days = grouped(records, (record) => dayNameIn(record));
    await eachAtOnce(days.values(), daysAtOnce, async (of) => {
      try {
        const day = await count(changedDay(of));
        if (day) counted.push(day);
      } catch (error) {
        fail(of, error);
      }
    });
    try {
      await rollUp(counted);
    } catch (error) {
      fail(records, error);
    }
    return failed;
  };
}

const [summaries] = summariesPartition('', '', '').split('#');
const [gifts] = giftsPartition('', '', '').split('#');

const partsOf = ({ dynamodb }: DynamoDBRecord) => (dynamodb?.Keys?.pk?.S ?? '').split('#');

const dayNameIn = (record: DynamoDBRecord) => partsOf(record).slice(1, 3).join(' ');

function changedDay(records: readonly DynamoDBRecord[]): ChangedDay {
  const all = records.map(partsOf);
  const [[kind, brandId, day] = []] = all;
  if ((kind !== summaries && kind !== gifts) || brandId === undefined || day === undefined)
    throw new Error('The record is not a summary.');
  return { brandId, day, lanes: [...new Set(all.map((parts) => Number(parts[3])))] };
}
