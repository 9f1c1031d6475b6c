import { zonedPeriod } from '../play/zoned-period';

/** The time zone of a brand, and its last change. Times are ISO 8601. */
export interface BrandZone {
  readonly timeZone: string;
  readonly timeZoneChange?: { readonly before: string; readonly at: string } | null | undefined;
}

/** A day of a brand. */
export interface DayOfBrand {
  /** `2026-11-30`, the local date at its start. */
  readonly name: string;
  /** From `from` up to and without `to`, in milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
}

/**
 * The brand's day at `now`. The day on which the time zone is changed lasts until the first midnight in the new time zone
 * that is not before its end in the old one, and that starts a later date. So no day starts twice.
 */
export function dayOfBrand({ timeZone, timeZoneChange }: BrandZone, now: number): DayOfBrand {
  const day = zonedPeriod('DAY', now, timeZone);
  if (!timeZoneChange) return day;
  const { before, at } = timeZoneChange;
  const changed = zonedPeriod('DAY', Date.parse(at), before);
  // The clock of this server can be behind.
  if (now < changed.from) return zonedPeriod('DAY', now, before);
  let next = zonedPeriod('DAY', changed.to, timeZone);
  while (next.from < changed.to || next.name <= changed.name) next = zonedPeriod('DAY', next.to, timeZone);
  return now < next.from ? { ...changed, to: next.from } : day;
}
