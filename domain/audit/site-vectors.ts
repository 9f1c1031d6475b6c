import { checkedVector, type CheckedVector, checkVectors, type Vectors } from '@novalink/engine/proof';
import { checkDay } from './check-day';
import type { DayFile } from './day-file';

/** The vectors that the site serves: those of rounds and runs, and days of the public audit log, each with the previous head. */
export interface SiteVectors extends Vectors {
  readonly auditDays: readonly DayFile[];
}

/** Recalculates every vector. */
export const checkSiteVectors = ({ auditDays, ...vectors }: SiteVectors): CheckedVector[] => [
  ...checkVectors(vectors),
  ...auditDays.map((day, index) => checkedVector(`audit day ${index + 1}`, () => checkDay(day).holds)),
];
