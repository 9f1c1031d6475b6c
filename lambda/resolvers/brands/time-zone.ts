import { util } from '@aws-appsync/utils';
import type { BrandStatus, TimeZoneChange } from '#domain/generated/types';
import { timeZones } from '#domain/time/time-zones';
import { refuse } from '../refuse';
import { timeZoneOf } from './brand-access';
import type { BrandRow } from './brand-row';

export function checkTimeZone(timeZone: string | null | undefined): void {
  if (timeZone === null || timeZone === undefined) return;
  if (!timeZones.includes(timeZone)) refuse('input.invalid', { field: 'timeZone' });
}

/** A change has its effect within 50 hours, see `dayOfBrand`. Another one before that could start a day twice. */
const pauseMilliseconds = 3 * 24 * 60 * 60 * 1000;

/** The change to store with a new time zone; nothing if it stays the same, or if no player can have joined yet. */
export function timeZoneChange(
  brand: Pick<BrandRow, 'timeZone' | 'timeZoneChange' | 'status'>,
  timeZone: string | null | undefined,
): { readonly timeZoneChange?: TimeZoneChange } {
  const before = timeZoneOf(brand);
  const draft: BrandStatus = 'DRAFT';
  if (!timeZone || timeZone === before || brand.status === draft) return {};
  const last = brand.timeZoneChange;
  if (last) {
    const until = util.time.parseISO8601ToEpochMilliSeconds(last.at) + pauseMilliseconds;
    if (util.time.nowEpochMilliSeconds() < until)
      refuse('brand.too-soon', { until: util.time.epochMilliSecondsToISO8601(until) });
  }
  return { timeZoneChange: { before, at: util.time.nowISO8601() } };
}
