import type { DateRange } from '#domain/counters/date-range';
import { addDays, everyDay } from '#domain/counters/days';
import { grouped } from '#domain/counters/grouped';
import type { AuditAction, ReviewActivity, ReviewKind, ReviewWeek } from '#domain/generated/types';

interface Decision {
  readonly kind: ReviewKind;
  readonly outcome: 'approved' | 'rejected';
}

/** The audit actions with which an item leaves the review queue. An RTP alert is only acknowledged. */
const actionsOf = {
  COMPANY: { approved: 'COMPANY_APPROVED', rejected: 'COMPANY_REJECTED' },
  COMPLIANCE: { approved: 'COMPLIANCE_ACCEPTED', rejected: 'COMPLIANCE_CHANGES_REQUESTED' },
  GAME_VERSION: { approved: 'VERSION_APPROVED', rejected: 'VERSION_REJECTED' },
  CASINO: { approved: 'CASINO_APPROVED', rejected: 'CASINO_REJECTED' },
  RTP_ALERT: { approved: 'VERSION_RTP_ACKNOWLEDGED', rejected: null },
} as const satisfies Record<
  ReviewKind,
  { readonly approved: AuditAction; readonly rejected: AuditAction | null }
>;

export const reviewKinds = Object.keys(actionsOf) as ReviewKind[];

/** The decision that an audit action is. Other actions are none. */
export const decisions: ReadonlyMap<AuditAction, Decision> = new Map(reviewKinds.flatMap(decisionsOf));

function decisionsOf(kind: ReviewKind): [AuditAction, Decision][] {
  const { approved, rejected } = actionsOf[kind];
  const approval: [AuditAction, Decision] = [approved, { kind, outcome: 'approved' }];
  return rejected === null ? [approval] : [approval, [rejected, { kind, outcome: 'rejected' }]];
}

export const testedAction = 'VERSION_TESTED' satisfies AuditAction;

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
  const taken = events.flatMap(({ action }) => decisions.get(action) ?? []);
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
