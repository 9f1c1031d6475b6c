import type { DateRange } from '#domain/counters/date-range';
import { addDays, everyDay } from '#domain/counters/days';
import { grouped } from '#domain/counters/grouped';
import type { AuditAction, ReviewActivity, ReviewKind, ReviewWeek } from '#domain/generated/types';

interface Decision {
  readonly kind: ReviewKind;
  readonly outcome: 'approved' | 'rejected';
}

/** The audit actions of decisions that remove an item from the review queue. */
export const decisions: Readonly<Partial<Record<AuditAction, Decision>>> = {
  COMPANY_APPROVED: { kind: 'COMPANY', outcome: 'approved' },
  COMPANY_REJECTED: { kind: 'COMPANY', outcome: 'rejected' },
  COMPLIANCE_ACCEPTED: { kind: 'COMPLIANCE', outcome: 'approved' },
  COMPLIANCE_CHANGES_REQUESTED: { kind: 'COMPLIANCE', outcome: 'rejected' },
  VERSION_APPROVED: { kind: 'GAME_VERSION', outcome: 'approved' },
  VERSION_REJECTED: { kind: 'GAME_VERSION', outcome: 'rejected' },
  CASINO_APPROVED: { kind: 'CASINO', outcome: 'approved' },
  CASINO_REJECTED: { kind: 'CASINO', outcome: 'rejected' },
  VERSION_RTP_ACKNOWLEDGED: { kind: 'RTP_ALERT', outcome: 'approved' },
};

export const testedAction = 'VERSION_TESTED' satisfies AuditAction;

export const reviewKinds = [
  'COMPANY',
  'COMPLIANCE',
  'GAME_VERSION',
  'CASINO',
  'RTP_ALERT',
] as const satisfies readonly ReviewKind[];

/** The counted part of an audit event. */
export interface CountedEvent {
  readonly at: string;
  readonly action: AuditAction;
  /** The result of a test run. */
  readonly status?: string | undefined;
}

export function reviewActivity(range: DateRange, events: readonly CountedEvent[]): ReviewActivity {
  const byWeek = grouped(events, ({ at }) => weekOf(at.slice(0, 10)));
  const weeks = new Set(everyDay(range.from, range.to).map(weekOf));
  return {
    ...range,
    failedTestRuns: events.filter(({ action, status }) => action === testedAction && status === 'FAILED')
      .length,
    weeks: [...weeks].map((week) => weekCounts(week, byWeek.get(week) ?? [])),
  };
}

function weekCounts(week: string, events: readonly CountedEvent[]): ReviewWeek {
  const taken = events.flatMap(({ action }) => decisions[action] ?? []);
  const count = (kind: ReviewKind, outcome: Decision['outcome']) =>
    taken.filter((one) => one.kind === kind && one.outcome === outcome).length;
  return {
    week,
    decisions: reviewKinds.map((kind) => ({
      kind,
      approved: count(kind, 'approved'),
      rejected: count(kind, 'rejected'),
    })),
  };
}

const daysOfWeek = 7;

/** The Monday of the week that contains a day. */
function weekOf(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00.000Z`).getUTCDay() + daysOfWeek - 1) % daysOfWeek;
  return addDays(day, -sinceMonday);
}
