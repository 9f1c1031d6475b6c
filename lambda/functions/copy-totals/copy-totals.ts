import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { PlaySummary } from '#domain/play/play-totals';
import { eachAtOnce } from '#lambda/at-once';
import { summaryName } from '#lambda/stores/play/play-summary-row';
import { parsePlayedTotals } from '#lambda/stores/play/play-totals-row';
import type { PlaySummaryStore } from '#lambda/stores/play/play-summary-store';

export interface CopyNeeds {
  readonly summaries: Pick<PlaySummaryStore, 'copy'>;
}

/** The number of copies that are written concurrently. */
const atOnce = 50;

/**
 * Copies the totals in players' rows to their summaries, only the newest totals of each summary in the batch.
 * Idempotent: a summary is only replaced by one with a higher version, so records that are delivered twice,
 * late, out of order or to several readers change nothing. Returns the records that could not be copied, with
 * the reasons.
 */
export function copyTotals({ summaries }: CopyNeeds) {
  return async (records: readonly DynamoDBRecord[]): Promise<ReadonlyMap<DynamoDBRecord, unknown>> => {
    const failed = new Map<DynamoDBRecord, unknown>();
    await eachAtOnce(newest(records, failed).values(), atOnce, async ({ summary, of }) => {
      try {
        await summaries.copy(summary);
      } catch (error) {
        for (const record of of) failed.set(record, error);
      }
    });
    return failed;
  };
}

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
