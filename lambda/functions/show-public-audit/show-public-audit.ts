import type { DayHead, LinkedEntry } from '#domain/audit/public-day';
import { dayBefore } from '#domain/wallet/day-seal';
import type { LogAsked } from '#lambda/functions/show-public-audit/request';
import type { PublicLogReader } from '#lambda/stores/public-audit/public-log-reader';

/** A day that is not closed, so entries can still be added. */
export interface OpenDay {
  readonly day: string;
  readonly count: number;
  readonly lastHash: string;
}

export interface DaysAnswer {
  /** Days that are not closed, newest first. */
  readonly open: readonly OpenDay[];
  /** The heads of closed days, newest first. */
  readonly items: readonly DayHead[];
  readonly nextToken: string | null;
}

export interface DayAnswer {
  readonly day: string;
  /** Null while the day is open. */
  readonly head: DayHead | null;
  /** The head of the day before. Null if that day is open or this is the first day of the log. */
  readonly before: DayHead | null;
  /** Ordered by `seq`. */
  readonly items: readonly LinkedEntry[];
  readonly nextToken: string | null;
}

/** Answers requests for the public audit log. */
export const showPublicAudit =
  ({ reader }: { readonly reader: PublicLogReader }) =>
  (asked: LogAsked): Promise<DaysAnswer | DayAnswer> =>
    asked.of === 'days' ? daysOf(reader, asked) : dayOf(reader, asked);

async function daysOf(
  reader: PublicLogReader,
  { limit, before }: LogAsked & { of: 'days' },
): Promise<DaysAnswer> {
  const heads = await reader.heads(limit + 1, before);
  const items = heads.slice(0, limit);
  const open = before === undefined ? await openDays(reader, items[0]?.day) : [];
  return { open, items, nextToken: heads.length > limit ? (items.at(-1)?.day ?? null) : null };
}

async function openDays(
  reader: PublicLogReader,
  lastClosed: string | undefined,
): Promise<readonly OpenDay[]> {
  const days = await reader.daysAfter(lastClosed);
  const open = await Promise.all(
    days.map(async (day) => {
      const last = await reader.lastEntry(day);
      return last ? [{ day, count: last.seq, lastHash: last.hash }] : [];
    }),
  );
  return open.flat().reverse();
}

async function dayOf(
  reader: PublicLogReader,
  { day, limit, after }: LogAsked & { of: 'day' },
): Promise<DayAnswer> {
  const yesterday = dayBefore(day);
  // Reads the head first. If entries are added between the two reads, the day is not closed and has no head.
  const heads = await reader.headsBetween(yesterday, day);
  const entries = await reader.entries(day, limit + 1, after);
  const items = entries.slice(0, limit);
  return {
    day,
    head: heads.find((head) => head.day === day) ?? null,
    before: heads.find((head) => head.day === yesterday) ?? null,
    items,
    nextToken: entries.length > limit ? `${items.at(-1)?.seq}` : null,
  };
}
