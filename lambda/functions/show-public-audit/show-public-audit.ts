import type { ApiAnswer, ApiRequest } from '#domain/api/api-operation';
import type { listAuditDays, listAuditEntries } from '#domain/generated/novalink-api';
import { dayBefore } from '@novalink/ledger/day';
import { invalidCursor } from '#lambda/runtime/invalid-request';
import type { PublicLogReader } from '#lambda/stores/public-audit/public-log-reader';

type DaysAnswer = ApiAnswer<typeof listAuditDays>;
type EntriesAnswer = ApiAnswer<typeof listAuditEntries>;

/** A date that exists: 2026-02-31 does not. */
const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);
const seqForm = /^[1-9]\d{0,8}$/;

/** Answers requests for the public audit log. */
export const showPublicAudit = ({ reader }: { readonly reader: PublicLogReader }) => ({
  days: async ({ limit, cursor }: ApiRequest<typeof listAuditDays>): Promise<DaysAnswer> => {
    if (cursor !== undefined && !isDay(cursor)) throw invalidCursor();
    const heads = await reader.heads(limit + 1, cursor);
    const items = heads.slice(0, limit);
    const open = cursor === undefined ? await openDays(reader, items[0]?.day) : [];
    return { open, items, nextCursor: heads.length > limit ? (items.at(-1)?.day ?? null) : null };
  },
  entries: async ({ day, limit, cursor }: ApiRequest<typeof listAuditEntries>): Promise<EntriesAnswer> => {
    if (cursor !== undefined && !seqForm.test(cursor)) throw invalidCursor();
    const yesterday = dayBefore(day);
    // Reads the head first. If entries are added between the two reads, the day is not closed and has no head.
    const heads = await reader.headsBetween(yesterday, day);
    const entries = await reader.entries(day, limit + 1, Number(cursor ?? 0));
    const items = entries.slice(0, limit);
    return {
      day,
      head: heads.find((head) => head.day === day) ?? null,
      before: heads.find((head) => head.day === yesterday) ?? null,
      items,
      nextCursor: entries.length > limit ? `${items.at(-1)?.seq}` : null,
    };
  },
});

async function openDays(
  reader: PublicLogReader,
  lastClosed: string | undefined,
): Promise<DaysAnswer['open']> {
  const days = await reader.daysAfter(lastClosed);
  const open = await Promise.all(
    days.map(async (day) => {
      const last = await reader.lastEntry(day);
      return last ? [{ day, count: last.seq, lastHash: last.hash }] : [];
    }),
  );
  return open.flat().reverse();
}
