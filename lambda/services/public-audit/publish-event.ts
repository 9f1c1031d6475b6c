import { commitmentOf } from '#domain/audit/commitment';
import { dayOpening, linkEntry } from '#domain/audit/public-day';
import { kindOf } from '#domain/audit/public-events';
import { dayAfter } from '@novalink/ledger/day';
import { nativeTextHash } from '#lambda/runtime/native-hash';
import type { PublicEvent } from '#lambda/services/public-audit/public-event';
import type { PublicLog } from '#lambda/stores/public-audit/public-log';
import type { PublicNames } from '#lambda/stores/public-audit/public-names';

export interface PublishNeeds {
  readonly log: PublicLog;
  readonly names: PublicNames;
  /** 16 random bytes in hex. */
  readonly drawSalt: () => string;
  readonly pause: (milliseconds: number) => Promise<unknown>;
  /** How often another writer can take the place of the event before this fails. */
  readonly attempts?: number;
}

const pauseMs = 25;

/**
 * Appends an event to its day in the public log, exactly once even if it is delivered several times. If the day is
 * closed, appends the event to the first open day.
 */
export const publishEvent =
  ({ log, names, drawSalt, pause, attempts = 20 }: PublishNeeds) =>
  async (event: PublicEvent): Promise<void> => {
    if (await log.isPublished(event)) return;
    const { at, action, text } = event;
    const kind = kindOf(action);
    const salt = drawSalt();
    const name = await names.of(kind, event.entityId);
    const presented = { at, action, kind, name, commitment: commitmentOf(salt, text, nativeTextHash) };
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const { day, last } = await placeFor(log, at.slice(0, 10));
      const prevHash = last?.hash ?? dayOpening(day, nativeTextHash);
      const entry = linkEntry({ ...presented, day, seq: (last?.seq ?? 0) + 1 }, prevHash, nativeTextHash);
      if ((await log.append(event, entry, salt)) !== 'place-taken') return;
      // Another reader or the sweep has appended to the same day.
      await pause(pauseMs * attempt * Math.random());
    }
    throw new Error('Other writers appended to the public log during every attempt.');
  };

async function placeFor(log: PublicLog, own: string) {
  const head = await log.lastHead();
  const day = head && own <= head.day ? dayAfter(head.day) : own;
  return { day, last: await log.lastEntry(day) };
}
