import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { PlaySummary } from '#domain/play/play-totals';
import { grouped } from '#domain/counters/grouped';
import { giftsPrefix } from '#domain/keys';
import { eachAtOnce } from '#lambda/runtime/at-once';
import { changedDaysIn, type ChangedDays } from '#lambda/stores/counters/changed-days';
import { summaryKey, summaryName } from '#lambda/stores/play/play-summary-row';
import { parsePlayedTotals } from '#lambda/stores/play/play-totals-row';
import type { PlaySummaryStore } from '#lambda/stores/play/play-summary-store';

export interface CopyNeeds {
  readonly summaries: Pick<PlaySummaryStore, 'copy'>;
  readonly changed: Pick<ChangedDays, 'mark'>;
}

/** The number of copies that are written concurrently. */
const atOnce = 50;

/**
 * Copies the totals in players' rows to their summaries, only the newest totals of each summary in the batch.
 * Idempotent: a summary is only replaced by one with a higher version, so records that are delivered twice,
 * late, out of order or to several readers change nothing. Then marks the days of the summaries, and of gifts, so that they
 * are counted. Returns the records that failed, with the reasons.
 */
export function copyTotals({ summaries, changed }: CopyNeeds) {
  return async (records: readonly DynamoDBRecord[]): Promise<ReadonlyMap<DynamoDBRecord, unknown>> => {
    const failed = new Map<DynamoDBRecord, unknown>();
    const gifts = records.filter(isGift);
    const written: Written[] = gifts.map((record) => ({ partition: partitionOf(record), of: [record] }));
    const totals = records.filter((record) => !isGift(record));
    await eachAtOnce(newest(totals, failed).values(), atOnce, async ({ summary, of }) => {
      try {
        await summaries.copy(summary);
        written.push({ partition: summaryKey(summary).pk, of });
      } catch (error) {
        for (const record of of) failed.set(record, error);
      }
    });
    await eachAtOnce(grouped(written, dayOf).values(), atOnce, async (ofDay) => {
      try {
        for (const day of changedDaysIn(ofDay.map(({ partition }) => partition))) await changed.mark(day);
      } catch (error) {
        for (const record of ofDay.flatMap(({ of }) => of)) failed.set(record, error);
      }
    });
    return failed;
  };
}

/** A partition of summaries or gifts that changed, and the records that say so. */
interface Written {
  readonly partition: string;
  readonly of: readonly DynamoDBRecord[];
}

const partitionOf = ({ dynamodb }: DynamoDBRecord) => dynamodb?.Keys?.pk?.S ?? '';
const isGift = (record: DynamoDBRecord) => partitionOf(record).startsWith(giftsPrefix);
const dayOf = ({ partition }: Written) => partition.split('#').slice(1, 3).join('#');

interface Newest {
  readonly summary: PlaySummary;
  /** The records of this summary. */
  readonly of: readonly DynamoDBRecord[];
}

function newest(records: readonly DynamoDBRecord[], failed: Map<DynamoDBRecord, unknown>) {
  const found = new Map<string, Newest>();
  for (const record of records) {
    try {
      const summary = summaryIn(record);
      if (!summary) continue;
      const name = summaryName(summary);
      const { summary: known, of = [] } = found.get(name) ?? {};
      const isNewer = known === undefined || known.version < summary.version;
      found.set(name, { summary: isNewer ? summary : known, of: [...of, record] });
    } catch (error) {
      failed.set(record, error);
    }
  }
  return found;
}

/** Undefined for a row without totals: the player has not played yet. */
function summaryIn({ dynamodb }: DynamoDBRecord): PlaySummary | undefined {
  const image = dynamodb?.NewImage;
  return image && parsePlayedTotals(unmarshall(image as Parameters<typeof unmarshall>[0]));
}
