import type { OfferStatus } from '#domain/generated/types';
import {
  claimsToIssue,
  type ClaimToIssue,
  type Facts,
  type NotIssued,
  type PriorClaim,
  type PromotionEvent,
} from './engine';
import { paidAmount } from './expected-cost';
import {
  dayMs,
  occurrenceAt,
  occurrencesIn,
  overlapOf,
  periodName,
  periodSpan,
  previousPeriodSpan,
  scheduleSpan,
  type Span,
} from './periods';
import type { PromotionRules } from './rules';

/** What a player can do with a promotion now. Times are milliseconds since 1970. */
export interface Offer {
  readonly status: OfferStatus;
  /** Of CLAIMABLE. */
  readonly claim: ClaimToIssue | null;
  /** Minor units of the reward; null for a wheel, and while conditions are left. */
  readonly amount: bigint | null;
  readonly closesAt: number | null;
  readonly opensAt: number | null;
}

/** Why there is nothing to collect, for everything that is not a reason to hide the promotion. */
const statuses: Partial<Record<NotIssued, OfferStatus>> = {
  CLOSED: 'CLOSED',
  CONDITIONS: 'IN_PROGRESS',
  NO_AMOUNT: 'IN_PROGRESS',
  PERIOD_CLAIMED: 'CLAIMED',
  PLAYER_LIMIT: 'CLAIMED',
};

/**
 * The events for which a player could collect a reward now, oldest first. Players collect rewards themselves:
 * - of SIGN_UP, until the promotion ends;
 * - of DAILY_VISIT and CODE, while the schedule is open;
 * - of SCHEDULE, from the start of the last occurrence to the end of its period;
 * - of ROUND_CLOSED, until the end of the period after the one in which the rounds were played.
 * Empty when there is none yet.
 */
export function eventsAt(
  rules: PromotionRules,
  joinedAt: number,
  now: number,
  code?: string,
): readonly PromotionEvent[] {
  const { trigger, schedule } = rules;
  const period = periodSpan(rules, now);
  switch (trigger.on) {
    case 'SIGN_UP':
      return [{ on: 'SIGN_UP', at: joinedAt }];
    case 'DAILY_VISIT':
      return [{ on: 'DAILY_VISIT', at: now }];
    case 'CODE':
      return code === undefined ? [] : [{ on: 'CODE', at: now, code }];
    case 'SCHEDULE': {
      const last = lastOccurrence(rules, { from: period.from, to: now + 1 });
      return last ? [{ on: 'SCHEDULE', at: last.from }] : [];
    }
    case 'ROUND_CLOSED':
      return [previousPeriodSpan(rules, now), { from: period.from, to: now + 1 }].flatMap((span) => {
        const last = span && overlapOf(span, scheduleSpan(schedule)) && lastOccurrence(rules, span);
        if (!last) return [];
        return [{ on: 'ROUNDS_COUNTED' as const, at: Math.min(last.to - 1, span.to - 1, now) }];
      });
    case 'TOURNAMENT_SETTLED':
    case 'MANUAL':
      return [];
  }
}

/** The periods, by name, whose claims decide about the offer: for `prior` of `offerAt`. */
export const claimPeriodsAt = (rules: PromotionRules, joinedAt: number, now: number): readonly string[] => [
  ...new Set(
    [
      ...eventsAt(rules, joinedAt, now, codeOf(rules)).map(({ at }) => at),
      rules.trigger.on === 'SIGN_UP' ? joinedAt : now,
    ].map((at) => periodName(rules.limits.perPeriod, at)),
  ),
];

const codeOf = ({ trigger }: PromotionRules) => (trigger.on === 'CODE' ? trigger.code : undefined);

/**
 * The offer for a player; undefined for somebody who is not eligible. The promotion is published and not paused, and `now`
 * is before its end.
 */
export function offerAt(
  rules: PromotionRules,
  facts: Facts,
  prior: readonly PriorClaim[],
  now: number,
  code?: string,
): Offer | undefined {
  const events = eventsAt(rules, facts.player.joinedAt, now, code);
  const decisions = events.map((event) => claimsToIssue(rules, facts, event, prior));
  const claim = decisions.flatMap(({ claims }) => claims)[0] ?? null;
  // The last event is that of the present period.
  const reason = decisions.at(-1)?.reason ?? 'CLOSED';
  const status = claim ? 'CLAIMABLE' : statuses[reason];
  if (status === undefined) return undefined;
  const isOver = status === 'CLAIMED' || status === 'CLOSED';
  return {
    status,
    claim,
    amount: claim && rules.reward.kind !== 'WHEEL' ? paidAmount(rules, claim.reservation) : null,
    closesAt: isOver ? null : closingTime(rules, now),
    opensAt: isOver && reason !== 'PLAYER_LIMIT' ? openingTime(rules, now, status) : null,
  };
}

function closingTime(rules: PromotionRules, now: number): number | null {
  const { trigger, schedule } = rules;
  const end = scheduleSpan(schedule).to;
  const isOpenOnly = trigger.on === 'DAILY_VISIT' || trigger.on === 'CODE';
  const closes = Math.min(
    end,
    trigger.on === 'SIGN_UP' ? end : periodSpan(rules, now).to,
    isOpenOnly ? (occurrenceAt(schedule, now)?.to ?? end) : end,
  );
  return Number.isFinite(closes) ? closes : null;
}

/** Recurrences repeat within a month. */
const searchedMs = 62 * dayMs;

/** The next time at which the schedule is open, after the present period for a collected reward. */
function openingTime(rules: PromotionRules, now: number, status: OfferStatus): number | null {
  const { trigger, limits, schedule } = rules;
  if (trigger.on === 'SIGN_UP' || (status === 'CLAIMED' && limits.perPeriod === 'ONCE')) return null;
  const from = status === 'CLAIMED' ? periodSpan(rules, now).to : now;
  const open = occurrenceAt(schedule, from);
  if (open) return trigger.on === 'SCHEDULE' && status === 'CLOSED' ? nextStart(rules, from) : from;
  return nextStart(rules, from);
}

const nextStart = ({ schedule }: PromotionRules, from: number): number | null =>
  occurrencesIn(schedule, { from, to: from + searchedMs }).map((occurrence) => occurrence.from)[0] ?? null;

/** The last occurrence that is open in the span. */
function lastOccurrence({ schedule }: PromotionRules, span: Span): Span | undefined {
  const whole = scheduleSpan(schedule);
  if (schedule.recurring === null) return overlapOf(span, whole) && whole;
  // An occurrence ends on the day on which it starts.
  const from = span.from - (span.from % dayMs);
  return occurrencesIn(schedule, { from, to: span.to })
    .filter((occurrence) => overlapOf(occurrence, span))
    .at(-1);
}
