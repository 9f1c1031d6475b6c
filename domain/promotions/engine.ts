import { basisAt, type CountedRound, countsRound, meetsConditions, type Progress } from './conditions';
import { type Ineligible, ineligibility, type PlayerFacts } from './eligibility';
import { occurrenceAt, periodName } from './periods';
import { countedFor, reservationOf } from './rewards';
import { type PromotionRules, type Stacking } from './rules';

/** `at` is in milliseconds since 1970; for a closed round it is when the round was opened. */
export type PromotionEvent =
  | {
      readonly on: 'SIGN_UP' | 'DAILY_VISIT' | 'TOURNAMENT_SETTLED' | 'MANUAL' | 'SCHEDULE';
      readonly at: number;
    }
  | { readonly on: 'ROUND_CLOSED'; readonly at: number; readonly round: CountedRound }
  /** The player requests the reward for rounds that are already counted. It is evaluated like ROUND_CLOSED. */
  | { readonly on: 'ROUNDS_COUNTED'; readonly at: number }
  | { readonly on: 'CODE'; readonly at: number; readonly code: string };

/** A claim that the player already has, of this or another promotion of the brand. */
export interface PriorClaim extends Stacking {
  readonly id: string;
  readonly promotionId: string;
  /** ISSUED or ACTIVE. */
  readonly isOpen: boolean;
}

/** A claim to be issued once its reservation was taken from the budget. */
export interface ClaimToIssue {
  readonly id: string;
  readonly promotionId: string;
  readonly version: number;
  readonly playerId: string;
  readonly period: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Bets or net loss for a PERCENT reward in minor units, otherwise 0. */
  readonly basis: bigint;
  /** The amount to take from the budget, in minor units. */
  readonly reservation: bigint;
}

export type NotIssued =
  | Ineligible
  /** Another event, another code, or a round that does not count. */
  | 'TRIGGER'
  /** Before the start, after the end or between two occurrences. */
  | 'CLOSED'
  | 'CONDITIONS'
  | 'PERIOD_CLAIMED'
  | 'PLAYER_LIMIT'
  /** Another open claim prevents it. */
  | 'STACKING'
  /** The percentage is less than one minor unit. */
  | 'NO_AMOUNT';

/** `reason` is null if and only if there is a claim. */
export interface Decision {
  readonly claims: readonly ClaimToIssue[];
  readonly reason: NotIssued | null;
}

export interface Facts {
  readonly player: PlayerFacts;
  /** Includes the round of the event, if it has one. */
  readonly progress: Progress;
}

/** `promotion#player#period`: a second claim for the same period has the same id. */
export const claimId = (promotionId: string, playerId: string, period: string): string =>
  `${promotionId}#${playerId}#${period}`;

/**
 * The claims that an event issues. The result depends only on the arguments. The caller checks that the promotion is
 * active, takes the reservation from the budget and applies `maxClaims`.
 */
export function claimsToIssue(
  rules: PromotionRules,
  { player, progress }: Facts,
  event: PromotionEvent,
  prior: readonly PriorClaim[],
): Decision {
  const { at } = event;
  const { promotionId, version } = rules;
  const { playerId } = player;
  const period = periodName(rules, at);
  const id = claimId(promotionId, playerId, period);
  const reason = refusalOf(rules, { player, progress }, event) ?? priorRefusal(rules, id, prior);
  if (reason !== undefined) return { claims: [], reason };
  const basis = basisAt(rules, player, progress, at);
  const reservation = reservationOf(rules, basis);
  if (countedFor(rules.reward) && reservation === 0n) return { claims: [], reason: 'NO_AMOUNT' };
  return {
    claims: [{ id, promotionId, version, playerId, period, at, basis, reservation }],
    reason: null,
  };
}

function refusalOf(
  rules: PromotionRules,
  { player, progress }: Facts,
  event: PromotionEvent,
): NotIssued | undefined {
  if (!triggers(rules, event)) return 'TRIGGER';
  if (occurrenceAt(rules.schedule, event.at) === undefined) return 'CLOSED';
  const reason = ineligibility(rules.eligibility, player, event.at);
  if (reason !== undefined) return reason;
  return meetsConditions(rules, player, progress, event.at) ? undefined : 'CONDITIONS';
}

function priorRefusal(
  { promotionId, limits, stacking }: PromotionRules,
  id: string,
  prior: readonly PriorClaim[],
): NotIssued | undefined {
  if (prior.some((claim) => claim.id === id)) return 'PERIOD_CLAIMED';
  const own = new Set(prior.filter((claim) => claim.promotionId === promotionId).map((claim) => claim.id));
  if (limits.perPlayer !== null && own.size >= limits.perPlayer) return 'PLAYER_LIMIT';
  const open = prior.filter(({ isOpen }) => isOpen);
  const isBlocked = open.some(
    ({ exclusive, group }) => exclusive || stacking.exclusive || (group !== null && group === stacking.group),
  );
  return isBlocked ? 'STACKING' : undefined;
}

function triggers(rules: PromotionRules, event: PromotionEvent): boolean {
  const { trigger } = rules;
  if (event.on === 'ROUNDS_COUNTED') return trigger.on === 'ROUND_CLOSED';
  if (trigger.on !== event.on) return false;
  if (trigger.on === 'CODE') return event.on === 'CODE' && sameCode(trigger.code, event.code);
  return event.on !== 'ROUND_CLOSED' || countsRound(rules, event.round);
}

/** Codes are compared without regard to case and surrounding space. */
const sameCode = (one: string, other: string): boolean =>
  one.trim().toUpperCase() === other.trim().toUpperCase();
