/** `Audit`: the public audit log, with one hash chain of entries per day and a head for each closed day. */
export const publicEntriesPartition = (day: string) => `PUBLIC#${day}`;
export const publicEntryKey = (day: string, seq: number) => ({
  pk: publicEntriesPartition(day),
  sk: `${seq}`.padStart(12, '0'),
});
/** The position of an event in the public log, and the salt of its commitment. */
export const publishedKey = (entity: string, eventKey: string) => ({
  pk: `PUBLISHED#${entity}`,
  sk: eventKey,
});
/** The days that have at least one entry. */
export const publicDaysPartition = 'PUBLICDAYS';
export const publicDayKey = (day: string) => ({ pk: publicDaysPartition, sk: day });
export const publicHeadsPartition = 'PUBLICHEADS';
export const publicHeadKey = (day: string) => ({ pk: publicHeadsPartition, sk: day });
/** The copy of a head in the seal bucket. */
export const publicHeadObjectPrefix = 'seals/public-audit/';
export const publicHeadObjectKey = (day: string) => `${publicHeadObjectPrefix}${day}.json`;
