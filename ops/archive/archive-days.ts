import { dayAfter, dayMs, dayOf } from '@novalink/ledger/day';
import { archiveDay, type ArchivedDay, type ArchiveNeeds } from './archive-day';

/** Sealed days are archived after this number of days. */
export const archiveAfterDays = 90;

export interface ArchiveDaysNeeds extends ArchiveNeeds {
  readonly clock: () => Date;
}

/** Archives every sealed day of a brand that is old enough and not archived yet, oldest first. */
export function archiveDays(needs: ArchiveDaysNeeds) {
  const archive = archiveDay(needs);
  return async (
    brandId: string,
    onDay: (day: string, became: ArchivedDay) => void = () => undefined,
  ): Promise<void> => {
    const before = dayOf(new Date(needs.clock().getTime() - archiveAfterDays * dayMs));
    const days = new Set<string>();
    for await (const { day } of needs.seals.every(brandId)) if (dayAfter(day) <= before) days.add(day);
    for (const day of [...days].sort()) onDay(day, await archive(brandId, day));
  };
}
