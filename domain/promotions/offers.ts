import type { OfferStatus } from '#domain/generated/types';
import {
  claimsToIssue,
  type ClaimToIssue,
  type Facts,
  type NotIssued,
  type PriorClaim,
  type PromotionEvent,
} from './engine';
import { rewardedAmount } from './expected-cost';
import {
  dayMs,
  isWithin,
  occurrenceAt,
  occurrencesIn,
  overlapOf,
  periodName,
  periodSpan,
  previousPeriodSpan,
  scheduleSpan,
  type Span,
} from './periods';
import { dependsOn } from './rewards';
import type { PromotionRules } from './rules';

/** The state of a promotion for a player. Times are milliseconds since 1970. */
export interface Offer {
  readonly status: OfferStatus;
  /** The claim to collect; null unless `status` is CLAIMABLE. */
  readonly claim: ClaimToIssue | null;
  /** Minor units of the reward's coin; null for a wheel, and while conditions are left. */
  readonly amount: bigint | null;
  readonly closesAt: number | null;
  readonly opensAt: number | null;
}

/**
 * An event of a player that is stored: MANUAL is an invitation to the promotion `promotionId`, TOURNAMENT_SETTLED is the
 * settlement of a tournament in which the player has a rank. `at` is in milliseconds since 1970.
 */
export type RecordedEvent =
  | { readonly on: 'MANUAL'; readonly at: number; readonly promotionId: string }
  | { readonly on: 'TOURNAMENT_SETTLED'; readonly at: number };

/** The facts about a player that determine their events, together with the rules and the time. */
export interface PlayerEvents {
  /** Milliseconds since 1970. */
  readonly joinedAt: number;
  /** The code that the player entered. */
  readonly code?: string | undefined;
  /** In the order of time. */
  readonly recorded?: readonly RecordedEvent[];
}

/** The status of an offer that cannot be collected, by reason. Other reasons hide the promotion. */
const statuses: Partial<Record<NotIssued, OfferStatus>> = {
  CLOSED: 'CLOSED',
  STACKING: 'BLOCKED',
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
 * - of ROUND_CLOSED, until the end of the period after the one in which the rounds were played;
 * - of MANUAL and TOURNAMENT_SETTLED, until the end of the period after the one of the event.
 * Empty when there is none yet.
 */
export function eventsAt(
  rules: PromotionRules,
  { joinedAt, code, recorded = [] }: PlayerEvents,
  now: number,
): readonly PromotionEvent[] {
  const { trigger, schedule, promotionId } = rules;
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
    case 'MANUAL': {
      const { from } = previousPeriodSpan(rules, now) ?? period;
      return recorded
        .filter((event) => event.on === trigger.on && isWithin({ from, to: now + 1 }, event.at))
        .flatMap((event) =>
          event.on === 'MANUAL' && event.promotionId !== promotionId ? [] : { on: event.on, at: event.at },
        );
    }
  }
}

/** The names of the periods whose claims affect the offer. The caller reads these claims for `prior` of `offerAt`. */
export const claimPeriodsAt = (
  rules: PromotionRules,
  player: Omit<PlayerEvents, 'code'>,
  now: number,
): readonly string[] => [
  ...new Set(
    [
      ...eventsAt(rules, { ...player, code: codeOf(rules) }, now).map(({ at }) => at),
      rules.trigger.on === 'SIGN_UP' ? player.joinedAt : now,
    ].map((at) => periodName(rules, at)),
  ),
];

const codeOf = ({ trigger }: PromotionRules) => (trigger.on === 'CODE' ? trigger.code : undefined);

/**
 * The offer for a player; undefined if the player is not eligible. The promotion must be published and not
 * paused, and `now` before its end.
 */
export function offerAt(
  rules: PromotionRules,
  facts: Facts,
  prior: readonly PriorClaim[],
  now: number,
  given: Omit<PlayerEvents, 'joinedAt'> = {},
): Offer | undefined {
  const events = eventsAt(rules, { joinedAt: facts.player.joinedAt, ...given }, now);
  const decisions = events.map((event) => claimsToIssue(rules, facts, event, prior));
  const claim = decisions.flatMap(({ claims }) => claims)[0] ?? null;
  // The last event is in the current period.
  const reason = decisions.at(-1)?.reason ?? reasonWithoutEvent(rules, facts, prior, now);
  const status = claim ? 'CLAIMABLE' : statuses[reason];
  if (status === undefined) return undefined;
  const isOver = status === 'CLAIMED' || status === 'CLOSED';
  return {
    status,
    claim,
    amount: claim && dependsOn(rules.reward) !== 'DRAW' ? rewardedAmount(rules, claim.reservation) : null,
    closesAt: isOver ? null : closingTime(rules, claim?.at, now),
    opensAt: isOver && reason !== 'PLAYER_LIMIT' ? openingTime(rules, now, status) : null,
  };
}

/**
 * The reason why there is no offer before the first event. TRIGGER hides an invitation from players who were not invited.
 * A promotion for tournaments is shown to players who could collect its reward if a tournament were settled now.
 */
function reasonWithoutEvent(
  rules: PromotionRules,
  facts: Facts,
  prior: readonly PriorClaim[],
  now: number,
): NotIssued {
  const { on } = rules.trigger;
  if (on === 'MANUAL') return 'TRIGGER';
  if (on !== 'TOURNAMENT_SETTLED') return 'CLOSED';
  return claimsToIssue(rules, facts, { on, at: now }, prior).reason ?? 'CONDITIONS';
}

/** `eventAt` is the time of the event for which a reward can be collected. */
function closingTime(rules: PromotionRules, eventAt: number | undefined, now: number): number | null {
  const closes = Math.min(scheduleSpan(rules.schedule).to, closingTimeInSchedule(rules, eventAt, now));
  return Number.isFinite(closes) ? closes : null;
}

function closingTimeInSchedule(rules: PromotionRules, eventAt: number | undefined, now: number): number {
  const { trigger, schedule } = rules;
  const period = periodSpan(rules, now);
  switch (trigger.on) {
    case 'SIGN_UP':
      return Number.POSITIVE_INFINITY;
    case 'DAILY_VISIT':
    case 'CODE':
      return Math.min(period.to, occurrenceAt(schedule, now)?.to ?? period.to);
    case 'SCHEDULE':
    case 'ROUND_CLOSED':
      return period.to;
    case 'MANUAL':
    case 'TOURNAMENT_SETTLED':
      return eventAt === undefined ? Number.POSITIVE_INFINITY : nextPeriodEnd(rules, eventAt);
  }
}

/** The end of the period after the one of `at`. */
const nextPeriodEnd = (rules: PromotionRules, at: number): number =>
  periodSpan(rules, periodSpan(rules, at).to).to;

/** Recurrences repeat within a month. */
const searchedMs = 62 * dayMs;

/** The next time at which the schedule is open. For a collected reward, it is after the current period. */
function openingTime(rules: PromotionRules, now: number, status: OfferStatus): number | null {
  const { trigger, limits, schedule } = rules;
  if (trigger.on === 'SIGN_UP' || trigger.on === 'MANUAL') return null;
  if (status === 'CLAIMED' && limits.perPeriod === 'ONCE') return null;
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
  // An occurrence that is open at the start of the span started at most a day before, which can have 25 hours.
  const from = span.from - 2 * dayMs;
  return occurrencesIn(schedule, { from, to: span.to })
    .filter((occurrence) => overlapOf(occurrence, span))
    .at(-1);
}
