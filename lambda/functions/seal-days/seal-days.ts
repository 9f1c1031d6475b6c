import type { Logger } from '@aws-lambda-powertools/logger';
import { dayAfter, dayMs, dayOf, msSinceEnd } from '@novalink/ledger/day';
import { sealAfterMs } from '#domain/wallet/seal-times';
import { BrokenDay } from '#lambda/functions/seal-days/broken-day';
import type { SealRequest } from '#lambda/functions/seal-days/request';
import { keepSeal, sealDay, type SealDayNeeds } from '#lambda/functions/seal-days/seal-day';
import { countOne, type MetricNeeds } from '#lambda/runtime/metric-line';
import type { BrandDates } from '#lambda/stores/brands/brand-dates';
import type { LateDays } from '#lambda/stores/coins/late-days';

export interface SealDaysNeeds extends SealDayNeeds, MetricNeeds {
  readonly brands: BrandDates;
  readonly lateDays: LateDays;
  readonly logger: Pick<Logger, 'error'>;
}

/** The result of a run for one brand. */
export interface SealedDays {
  /** The sealed days, in the order in which they were sealed. */
  readonly sealed: readonly string[];
}

/**
 * Seals every day of a brand that ended more than three hours ago and has no seal, and late entries of days
 * that have one. Idempotent.
 */
export function sealDays(needs: SealDaysNeeds) {
  const seal = sealDay(needs);
  const daysOf = daysToSeal(needs);
  return async ({ brandId, days }: SealRequest): Promise<SealedDays> => {
    try {
      const sealed: string[] = [];
      for (const day of await daysOf(brandId, days)) if (await seal(brandId, day)) sealed.push(day);
      return { sealed };
    } catch (error) {
      if (error instanceof BrokenDay)
        needs.logger.error('A day cannot be sealed', {
          ...countOne(needs, 'brokenDays'),
          brandId,
          day: error.day,
          reason: error.reason,
        });
      throw error;
    }
  };
}

/** Days with late movements, requested days, and then days without a seal, each once. */
function daysToSeal({ seals, brands, lateDays, clock, ...needs }: SealDaysNeeds) {
  const keep = keepSeal(needs);
  return async (brandId: string, asked: readonly string[]): Promise<readonly string[]> => {
    const last = await seals.last(brandId);
    // The copy is missing if an earlier run stopped between writing the seal and writing its copy.
    if (last) await keep(last);
    const now = clock();
    const isOver = (day: string) => msSinceEnd(day, now) >= sealAfterMs;
    const latest = await seals.latestDay(brandId);
    const first = latest === undefined ? dayOf(await brands.createdAt(brandId)) : dayAfter(latest);
    const since = last ? Date.parse(last.sealedAt) - dayMs : 0;
    const late = await lateDays.since(brandId, new Date(since));
    const again = [...new Set([...asked, ...late])].filter((day) => day < first && isOver(day)).sort();
    const due: string[] = [];
    for (let day = first; isOver(day); day = dayAfter(day)) due.push(day);
    return [...again, ...due];
  };
}
