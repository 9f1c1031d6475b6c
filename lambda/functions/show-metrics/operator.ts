import type { DateRange } from '#domain/counters/date-range';
import { daysIn as lengthOf } from '#domain/dashboards/brand-metrics';
import { operatorMetrics, type OperatorBrand } from '#domain/dashboards/operator-metrics';
import type { OperatorMetrics } from '#domain/generated/types';
import { brandDaysPartition } from '#domain/keys';
import { eachAtOnce } from '#lambda/runtime/at-once';
import { tooLong } from '#lambda/functions/show-metrics/check-range';
import type { Asked } from '#lambda/functions/show-metrics/request';
import { playedDayValues } from '#lambda/stores/counters/counter-rows';
import type { MetricStores } from '#lambda/stores/counters/metric-stores';

/** Rows are 1–2 KB each. On a busy machine, an answer from this many takes 14 of the 30 seconds that AppSync waits. */
const mostRows = 20_000;
const atOnce = 16;

type Needs = Pick<MetricStores, 'daysIn' | 'brandsOf' | 'companyNamesOf'>;

export const showOperator =
  ({ daysIn, brandsOf, companyNamesOf }: Needs) =>
  async ({ id, range }: Asked<'operator'>): Promise<OperatorMetrics> => {
    const found = await brandsOf(id);
    checkSize(found.length, range);
    const brands: OperatorBrand[] = [];
    await eachAtOnce(found.entries(), atOnce, async ([place, brand]) => {
      const days = await daysIn(brandDaysPartition(brand.id), range, playedDayValues);
      brands[place] = { ...brand, days };
    });
    const companies = brands.flatMap(({ days }) =>
      [...days.values()].flatMap(({ providers }) => Object.keys(providers)),
    );
    const names = await companyNamesOf([...new Set(companies)]);
    return { companyId: id, ...operatorMetrics(range, brands, names) };
  };

function checkSize(brands: number, range: DateRange): void {
  if (brands * lengthOf(range) > mostRows) throw tooLong(Math.max(1, Math.floor(mostRows / brands)));
}
