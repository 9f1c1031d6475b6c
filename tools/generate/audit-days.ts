import { commitmentOf, eventText } from '#domain/audit/commitment';
import type { DayFile } from '#domain/audit/day-file';
import {
  dayOpening,
  linkEntry,
  nextHead,
  type DayHead,
  type LinkedEntry,
  type PublicEntry,
} from '#domain/audit/public-day';

type Reported = Pick<PublicEntry, 'at' | 'action' | 'kind' | 'name'>;

const event = (
  at: string,
  action: PublicEntry['action'],
  kind: PublicEntry['kind'],
  name: string | null,
): Reported => ({
  at,
  action,
  kind,
  name,
});

const days: Readonly<Record<string, readonly Reported[]>> = {
  '2026-11-01': [
    event('2026-11-01T09:00:00.000Z', 'COMPANY_APPROVED', 'COMPANY', null),
    event('2026-11-01T09:00:01.250Z', 'GROUP_JOINED', 'USER', null),
    // Characters for which JSON allows several encodings.
    event('2026-11-01T12:30:00.000Z', 'VERSION_PUBLISHED', 'GAME', 'Ægir’s “Ünder/sea” \\ 深海 🎰'),
  ],
  '2026-11-02': [],
  '2026-11-03': [
    // The day of this event was closed before the event was published.
    event('2026-11-02T23:59:59.999Z', 'GAME_SUSPENDED', 'GAME', 'Lantern Bay'),
    event('2026-11-03T04:23:00.000Z', 'DAY_SEALED', 'BRAND', 'Harbour One'),
  ],
};

/** Three consecutive closed days, one of them without entries, and an open day. */
export function auditDays(): readonly DayFile[] {
  const files: DayFile[] = [];
  let before: DayHead | undefined;
  for (const [day, reported] of Object.entries(days)) {
    const entries = linked(day, reported);
    const head = nextHead({ day, closedAt: `${day}T23:59:59.999Z` }, entries, before);
    files.push({ schema: 'novalink.audit-day/1', day, entries, head, before: before ?? null });
    before = head;
  }
  const today = '2026-11-04';
  const entries = linked(today, [event(`${today}T00:00:00.000Z`, 'GAME_RESUMED', 'GAME', 'Lantern Bay')]);
  const open = { schema: 'novalink.audit-day/1', day: today, entries, head: null } as const;
  return [...files, { ...open, before: before ?? null }];
}

function linked(day: string, reported: readonly Reported[]): readonly LinkedEntry[] {
  let prevHash = dayOpening(day);
  return reported.map((one, place) => {
    const committed = {
      id: `E${place}`,
      at: one.at,
      kind: 'GAME',
      entityId: 'G1',
      action: one.action,
    } as const;
    const text = eventText({ ...committed, actor: 'admin', reason: null, changes: { place } });
    const commitment = commitmentOf(`${place}`.padStart(32, '0'), text);
    const entry = linkEntry({ ...one, day, seq: place + 1, commitment }, prevHash);
    prevHash = entry.hash;
    return entry;
  });
}
