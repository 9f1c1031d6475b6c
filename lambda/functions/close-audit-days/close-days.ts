import {
  closeAfterMs,
  entriesFault,
  headError,
  nextHead,
  type DayError,
  type DayHead,
  type LinkedEntry,
} from '#domain/audit/public-day';
import { dayAfter, msSinceEnd } from '@novalink/ledger/day';
import type { Clock } from '#lambda/runtime/clock';
import { nativeTextHash } from '#lambda/runtime/native-hash';
import { eventActions } from '#domain/audit/public-events';
import { publicEvent, type PublicEvent } from '#lambda/services/public-audit/public-event';
import type { EventsByTime } from '#lambda/stores/public-audit/events-by-time';
import type { HeadArchive } from '#lambda/stores/public-audit/head-archive';
import type { PublicLog } from '#lambda/stores/public-audit/public-log';

export interface CloseDaysNeeds {
  readonly log: PublicLog;
  readonly entriesOf: (day: string) => Promise<readonly LinkedEntry[]>;
  readonly byTime: EventsByTime;
  readonly publish: (event: PublicEvent) => Promise<void>;
  readonly archive: HeadArchive;
  readonly clock: Clock;
}

/**
 * Closes every day of the public log that ended more than three hours ago. Publishes the events that the stream missed,
 * then writes a head that follows the head of the day before. Idempotent.
 */
export function closeDays(needs: CloseDaysNeeds) {
  const { log, byTime, archive, clock } = needs;
  const complete = publishMissed(needs);
  const close = closeDay(needs);
  return async (): Promise<{ readonly closed: readonly string[] }> => {
    const last = await log.lastHead();
    // The copy is missing if an earlier run ended after it wrote the head and before it wrote the copy.
    if (last && !(await archive.keep(last))) throw brokenDay(last.day, otherHead);
    const closed: string[] = [];
    const now = clock();
    let before = last;
    let day = last ? dayAfter(last.day) : await byTime.firstDay();
    for (; day !== undefined && msSinceEnd(day, now) >= closeAfterMs; day = dayAfter(day)) {
      await complete(before?.day ?? day, day);
      before = await close(day, before);
      closed.push(day);
    }
    return { closed };
  };
}

/** Includes the day before, because events can be written after their day was closed. */
const publishMissed =
  ({ byTime, publish }: CloseDaysNeeds) =>
  async (from: string, to: string): Promise<void> => {
    for (const rows of [byTime.events(from, to, eventActions), byTime.seals(from, to)])
      for await (const row of rows) {
        const event = publicEvent(row);
        if (event) await publish(event);
      }
  };

const attempts = 10;
const otherHead: DayError = { reason: 'the copy in S3 has a different head' };

function closeDay({ log, entriesOf, archive, clock }: CloseDaysNeeds) {
  return async (day: string, before: DayHead | undefined): Promise<DayHead> => {
    // The copy still exists after a restore of the table to an earlier time.
    const kept = await archive.find(day);
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const entries = await entriesOf(day);
      const head = kept ?? nextHead({ day, closedAt: clock().toISOString() }, entries, before);
      const fault = entriesFault(day, entries, nativeTextHash) ?? headError(head, entries, before);
      if (fault) throw brokenDay(day, fault);
      if (await log.close(head)) {
        if (!(await archive.keep(head))) throw brokenDay(day, otherHead);
        return head;
      }
      if ((await log.lastHead())?.day === day) throw new Error(`A concurrent sweep closed the day ${day}.`);
    }
    throw new Error(`Each attempt to close the day ${day} found new entries.`);
  };
}

const brokenDay = (day: string, { seq, reason }: DayError) =>
  new Error(
    `The day ${day} of the public audit log cannot be closed: ${reason}${seq ? ` (entry ${seq})` : ''}.`,
  );
