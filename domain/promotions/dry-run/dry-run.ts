import { type Fraction, fraction, times } from '@novalink/engine/fraction';
import { noProgress, type Progress, withRound } from '../conditions';
import type { PlayerFacts } from '../eligibility';
import {
  claimsToIssue,
  type ClaimToIssue,
  type NotIssued,
  type PriorClaim,
  type PromotionEvent,
} from '../engine';
import { claimCost, type FreeRoundGame, paidAmount } from '../expected-cost';
import { dayMs, isWithin, occurrencesIn, previousPeriodSpan, type Span } from '../periods';
import { countedFor } from '../rewards';
import type { PromotionRules, Schedule } from '../rules';
import { countedWindows } from '../windows';

export interface DryRunPlayer {
  /** The current data of the player. */
  readonly player: PlayerFacts;
  /** In the order in which they happened; rounds in the order of their wallet's sequence, from `historyFrom`. */
  readonly events: readonly PromotionEvent[];
  readonly prior: readonly PriorClaim[];
}

/** LIMITS: the budget or `maxClaims` was used up. */
export type NoClaim = Exclude<NotIssued, 'TRIGGER'> | 'NO_EVENT' | 'LIMITS';

export interface DryRun {
  readonly claims: readonly ClaimToIssue[];
  /** Claims that players qualified for after the budget or `maxClaims` was used up. */
  readonly beyondLimits: number;
  /** Players without a claim, by the reason of the last event that the promotion reacts to. */
  readonly reasons: Readonly<Partial<Record<NoClaim, number>>>;
  /** Minor units. Null for free rounds without their game. */
  readonly expected: Fraction | null;
  /** Minor units: the sum of all reservations. */
  readonly reserved: bigint;
  /**
   * For CODE, MANUAL and TOURNAMENT_SETTLED, whose past events are not known: all players are assumed to claim once, at the
   * end.
   */
  readonly assumesEverybody: boolean;
}

/** The time from which a dry run needs rounds: the start of the period before `from` if the rules look back. */
export function historyFrom(rules: PromotionRules, { from, to }: Span): number {
  const looksBack = countedWindows(rules).some(({ kind }) => kind === 'PREVIOUS_PERIOD');
  const before = looksBack ? previousPeriodSpan(scheduled(rules, { from, to }), from) : undefined;
  return before?.from ?? from;
}

/**
 * The claims that the rules would have issued in `span`, as if the promotion had run then, and their cost. Claims of the
 * dry run itself count as closed for stacking, so that the cost is not underestimated.
 */
export function dryRun(
  rules: PromotionRules,
  players: readonly DryRunPlayer[],
  { span, game }: { readonly span: Span; readonly game: FreeRoundGame | null },
): DryRun {
  const shifted = scheduled(rules, { from: historyFrom(rules, span), to: span.to });
  const budget = BigInt(rules.limits.budget);
  const mostClaims = rules.limits.maxClaims ?? Number.POSITIVE_INFINITY;
  const tested = new Map(players.map(({ player, prior }) => [player.playerId, startOf(shifted, prior)]));
  const claims: ClaimToIssue[] = [];
  const beyond = new Set<string>();
  let reserved = 0n;
  for (const { event, player } of inOrder(shifted, players, span)) {
    const own = tested.get(player.playerId) ?? startOf(shifted, []);
    if (event.on === 'ROUND_CLOSED') own.progress = withRound(shifted, player, own.progress, event.round);
    if (!isWithin(span, event.at)) continue;
    const decision = claimsToIssue(shifted, { player, progress: own.progress }, event, own.prior);
    if (decision.reason !== 'TRIGGER') own.reason = decision.reason;
    for (const claim of decision.claims) {
      if (claims.length >= mostClaims || reserved + claim.reservation > budget) {
        own.reason = 'LIMITS';
        beyond.add(claim.id);
      } else {
        reserved += claim.reservation;
        claims.push(claim);
        beyond.delete(claim.id);
        own.prior.push({ id: claim.id, promotionId: claim.promotionId, isOpen: false, ...rules.stacking });
      }
    }
  }
  const withClaim = new Set(claims.map(({ playerId }) => playerId));
  const without = [...tested].filter(([playerId]) => !withClaim.has(playerId));
  return {
    claims,
    beyondLimits: beyond.size,
    reasons: countsOf(without.map(([, { reason }]) => reason ?? 'NO_EVENT')),
    expected: expectedOf(rules, claims, game),
    reserved,
    assumesEverybody: isAssumed(rules),
  };
}

interface Tested {
  progress: Progress;
  readonly prior: PriorClaim[];
  reason: NoClaim | null;
}

const startOf = (rules: PromotionRules, prior: readonly PriorClaim[]): Tested => ({
  progress: noProgress(rules),
  prior: [...prior],
  reason: null,
});

/** All events in the order of time. A player's own events keep their order. */
function inOrder(
  rules: PromotionRules,
  players: readonly DryRunPlayer[],
  span: Span,
): readonly { readonly event: PromotionEvent; readonly player: PlayerFacts }[] {
  const added = addedEvents(rules, span);
  const timed = players.flatMap(({ player, events }) => {
    let latest = Number.NEGATIVE_INFINITY;
    const own = events.map((event) => {
      latest = Math.max(latest, event.at);
      return { event, player, at: latest };
    });
    return [...added.map((event) => ({ event, player, at: event.at })), ...own];
  });
  return timed.sort((one, other) => one.at - other.at);
}

const isAssumed = ({ trigger }: PromotionRules): boolean =>
  ['CODE', 'MANUAL', 'TOURNAMENT_SETTLED'].includes(trigger.on);

/** The events of every player that are not in their history. */
function addedEvents({ trigger, schedule }: PromotionRules, span: Span): readonly PromotionEvent[] {
  const last = span.to - 1;
  if (trigger.on === 'CODE') return [{ on: 'CODE', code: trigger.code, at: last }];
  if (trigger.on === 'MANUAL' || trigger.on === 'TOURNAMENT_SETTLED') return [{ on: trigger.on, at: last }];
  if (trigger.on !== 'SCHEDULE') return [];
  // From a day before, so that an occurrence that was going on at the start of the span does not start there.
  const longer = { ...schedule, startsAt: timeText(span.from - (schedule.recurring === null ? 0 : dayMs)) };
  return occurrencesIn(longer, span).map(({ from }) => ({ on: 'SCHEDULE', at: from }));
}

function expectedOf(
  rules: PromotionRules,
  claims: readonly ClaimToIssue[],
  game: FreeRoundGame | null,
): Fraction | null {
  if (countedFor(rules.reward))
    return fraction(claims.reduce((sum, { reservation }) => sum + paidAmount(rules, reservation), 0n));
  if (rules.reward.kind === 'FREE_ROUNDS' && game === null) return null;
  const { expected } = claimCost(rules, game);
  return expected && times(expected, fraction(claims.length));
}

const scheduled = (rules: PromotionRules, { from, to }: Span): PromotionRules => ({
  ...rules,
  schedule: { ...rules.schedule, startsAt: timeText(from), endsAt: timeText(to) } satisfies Schedule,
});

const timeText = (at: number): string => new Date(at).toISOString();

function countsOf(reasons: readonly NoClaim[]): Partial<Record<NoClaim, number>> {
  const counts: Partial<Record<NoClaim, number>> = {};
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}
