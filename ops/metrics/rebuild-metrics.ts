import { number, object, parse } from 'valibot';
import type { DateRange } from '#domain/counters/date-range';
import { addDays } from '#domain/counters/days';
import type { AskFunction } from './deployed-functions';

/** A call of the function times out after 15 minutes, and a day of a busy brand takes several seconds. */
export const daysOfCall = 31;

export interface RebuildNeeds {
  readonly ask: AskFunction;
  readonly say: (line: string) => void;
}

/** The records from which days are counted. */
export type MetricsSource = 'SUMMARIES' | 'JOURNAL';

const repairedSchema = object({ repaired: number() });
const countedSchema = object({ days: number(), repaired: number() });

/** Updates the outdated summaries of a brand's players, then recounts the days in batches. */
export const rebuildMetrics =
  ({ ask, say }: RebuildNeeds) =>
  async (brandId: string, { from, to }: DateRange, source: MetricsSource): Promise<void> => {
    const swept = parse(repairedSchema, await ask('SweepTotalsFunctionName', { brandId }));
    say(`${brandId}: ${swept.repaired} summaries repaired.`);
    for (let first = from; first <= to; first = addDays(first, daysOfCall)) {
      const last = [addDays(first, daysOfCall - 1), to].sort()[0];
      const request = { brandId, from: first, to: last, source };
      const counted = parse(countedSchema, await ask('SweepCountersFunctionName', request));
      const differences = source === 'JOURNAL' ? ` ${counted.repaired} rows differed from the journal.` : '';
      say(`${brandId}: ${first} to ${last}, ${counted.days} days counted.${differences}`);
    }
  };
