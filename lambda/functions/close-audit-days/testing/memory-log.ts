import type { DayHead, LinkedEntry } from '#domain/audit/public-day';
import type { CloseDaysNeeds } from '#lambda/functions/close-audit-days/close-days';
import type { PublicLog } from '#lambda/stores/public-audit/public-log';

/** A condition that a faulty log does not check. */
export type Lack = 'head-check' | 'count-check' | 'mark' | 'place-check';

/** Called at the start of each call and before its response. Either throws if the call is lost. */
export interface Way {
  there(): Promise<void>;
  back(): void;
}

/** A public log and its archive in memory. Every call is one transaction. */
export function memoryLog(way: Way, lack?: Lack) {
  const marks = new Set<string>();
  const days = new Map<string, LinkedEntry[]>();
  const heads: DayHead[] = [];
  const copies = new Map<string, DayHead>();
  const entriesOf = (day: string) => days.get(day) ?? [];
  async function call<Answer>(work: () => Answer): Promise<Answer> {
    await way.there();
    const answer = work();
    way.back();
    return answer;
  }
  const log: PublicLog = {
    isPublished: ({ entity, eventKey }) => call(() => marks.has(`${entity} ${eventKey}`)),
    lastEntry: (day) => call(() => entriesOf(day).at(-1)),
    lastHead: () => call(() => heads.at(-1)),
    append: ({ entity, eventKey }, entry) =>
      call(() => {
        const { day, seq } = entry;
        if (lack !== 'mark' && marks.has(`${entity} ${eventKey}`)) return 'already-published';
        if (lack !== 'place-check' && seq <= entriesOf(day).length) return 'place-taken';
        if (lack !== 'head-check' && heads.some((head) => head.day === day)) return 'place-taken';
        marks.add(`${entity} ${eventKey}`);
        const entries = [...entriesOf(day)];
        entries[seq - 1] = entry;
        days.set(day, entries);
        return 'published';
      }),
    close: (head) =>
      call(() => {
        const isClosed = heads.some(({ day }) => day === head.day);
        const hasMore = lack !== 'count-check' && entriesOf(head.day).length > head.count;
        if (!isClosed && !hasMore) heads.push(head);
        return !isClosed && !hasMore;
      }),
  };
  const archive: CloseDaysNeeds['archive'] = {
    keep: (head) =>
      call(() => {
        const kept = copies.get(head.day) ?? head;
        copies.set(head.day, kept);
        return kept.hash === head.hash;
      }),
    find: (day) => call(() => copies.get(day)),
  };
  return {
    log,
    archive,
    heads,
    copies,
    entriesNow: entriesOf,
    entriesOf: (day: string) => call(() => entriesOf(day)),
  };
}
