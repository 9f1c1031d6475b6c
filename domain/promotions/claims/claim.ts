import type { ClaimStepUnit, Purse } from '#domain/generated/types';
import type { ClaimToIssue } from '../engine';
import { dayMs } from '../periods';
import { grantedAmount } from '../rewards';
import { type PromotionRules, rulesHash } from '../rules';

export type ClaimStatus = 'ISSUED' | 'ACTIVE' | 'COMPLETED' | 'EXPIRED' | 'FORFEITED' | 'CANCELLED';

/**
 * The terms under which a claim was issued. A later version of the promotion does not change them. The terms as text are
 * those of the rules with this hash.
 */
export interface ClaimTerms extends Pick<
  PromotionRules,
  'promotionId' | 'version' | 'coin' | 'decimals' | 'reward' | 'wagering' | 'stacking'
> {
  readonly rulesHash: string;
}

/** Runs until the claim expires, but not while the player is excluded, suspended or timed out. */
export interface ClaimClock {
  /** Milliseconds that were left at `runningSince`, or when the clock was stopped. */
  readonly leftMs: number;
  /** Milliseconds since 1970; null while the clock is stopped. */
  readonly runningSince: number | null;
}

/** The purses from which a bet can count for a claim. */
export type ClaimPurse = Exclude<Purse, 'EXTERNAL'>;

/** A claim with its own purse. Amounts are minor units. */
export interface Claim {
  /** `promotion#player#period`. */
  readonly id: string;
  readonly playerId: string;
  readonly period: string;
  readonly terms: ClaimTerms;
  readonly status: ClaimStatus;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
  /** The amount that was taken from the budget and is not yet in the purse. */
  readonly held: bigint;
  readonly purse: bigint;
  /** The coins that the wagering multiplies: granted, or won in free rounds. */
  readonly rewarded: bigint;
  readonly freeRoundsPlayed: number;
  /** Hundredths of minor units. */
  readonly wageredX100: bigint;
  /** The last counted round of each wallet. */
  readonly lastSeq: Readonly<Record<ClaimPurse, number>>;
  readonly clock: ClaimClock;
}

/** A claim after a step, and the coins that the step moves out of it, in minor units. */
export interface ClaimChange {
  readonly claim: Claim;
  readonly toMain: bigint;
  readonly toBudget: bigint;
  /** Minor units of a ticket coin for the player. */
  readonly tickets: { readonly coin: string; readonly amount: bigint } | null;
}

/** A claim in status ISSUED. Its reservation was taken from the budget. */
export function issueClaim(
  rules: PromotionRules,
  { id, playerId, period, at, reservation }: ClaimToIssue,
): Claim {
  const { promotionId, version, coin, decimals, reward, wagering, stacking } = rules;
  return {
    ...{ id, playerId, period, status: 'ISSUED', issuedAt: at },
    terms: {
      ...{ promotionId, version, coin, decimals, reward, wagering, stacking },
      rulesHash: rulesHash(rules),
    },
    ...{ held: reservation, purse: 0n, rewarded: 0n, freeRoundsPlayed: 0, wageredX100: 0n },
    lastSeq: { MAIN: 0, PROMO: 0 },
    clock: issuedClock(wagering, at),
  };
}

/** The clock of a claim that was issued at this time. */
export const issuedClock = (
  { validDays }: Pick<PromotionRules['wagering'], 'validDays'>,
  at: number,
): ClaimClock => ({
  leftMs: validDays * dayMs,
  runningSince: at,
});

export const isOpen = ({ status }: Claim): boolean => status === 'ISSUED' || status === 'ACTIVE';

/** Milliseconds until the claim expires; 0 for an expired one. */
export const leftMsAt = ({ clock: { leftMs, runningSince } }: Claim, at: number): number =>
  Math.max(0, runningSince === null ? leftMs : leftMs - Math.max(0, at - runningSince));

/** Whether the claim is open, has not expired, and its player is allowed to play. */
export const isUsable = (claim: Claim, at: number): boolean =>
  isOpen(claim) && claim.clock.runningSince !== null && leftMsAt(claim, at) > 0;

export const freeRoundsLeft = ({ terms: { reward }, status, freeRoundsPlayed }: Claim): number =>
  reward.kind === 'FREE_ROUNDS' && (status === 'ISSUED' || status === 'ACTIVE')
    ? reward.count - freeRoundsPlayed
    : 0;

/** A part of a claim that is complete when `done` is at least `target`: free rounds, or bets in minor units. */
export interface ClaimStep {
  readonly unit: ClaimStepUnit;
  readonly done: bigint;
  readonly target: bigint;
}

/** The steps of a claim in order, up to the current one. The required bets are known after all free rounds are played. */
export function stepsOf(claim: Claim): readonly ClaimStep[] {
  const { terms, rewarded, wageredX100 } = claim;
  const { reward, wagering } = terms;
  const left = freeRoundsLeft(claim);
  const target = rewarded * BigInt(wagering.multiple);
  return [
    ...(reward.kind === 'FREE_ROUNDS'
      ? [{ unit: 'FREE_ROUNDS' as const, done: BigInt(reward.count - left), target: BigInt(reward.count) }]
      : []),
    ...(left === 0 && target > 0n ? [{ unit: 'BETS' as const, done: wageredX100 / 100n, target }] : []),
  ];
}

/**
 * ISSUED → ACTIVE: the granted coins go to the claim's purse, and the rest of a wheel's reservation back to the budget.
 * `sector` is the drawn one of a wheel. Undefined if the claim is not ISSUED, has expired or its clock is stopped.
 */
export function activateClaim(
  claim: Claim,
  { at, sector }: { readonly at: number; readonly sector: number | null },
): ClaimChange | undefined {
  if (claim.status !== 'ISSUED' || !isUsable(claim, at)) return undefined;
  const { reward } = claim.terms;
  if (reward.kind === 'FREE_ROUNDS') return unmoved({ ...claim, status: 'ACTIVE' });
  const granted = grantedAmount(reward, claim.held, sector);
  const active: Claim = { ...claim, status: 'ACTIVE', held: 0n, purse: granted, rewarded: granted };
  const change = completedIfDone(active);
  return {
    ...change,
    toBudget: change.toBudget + claim.held - granted,
    tickets: reward.kind === 'TICKETS' ? { coin: reward.coin, amount: BigInt(reward.amount) } : null,
  };
}

export interface FreeRound {
  /** The number of the free round, starting with 1. A number that was already played changes nothing. */
  readonly number: number;
  /** Minor units. */
  readonly win: bigint;
  readonly at: number;
}

/**
 * The claim after its next free round. Wins go to the claim's purse, up to `maxWin` in all. After the last one the rest of
 * the reservation goes back to the budget. Undefined if it is not the next free round or the claim cannot be used.
 */
export function withFreeRound(claim: Claim, { number, win, at }: FreeRound): ClaimChange | undefined {
  if (claim.terms.reward.kind !== 'FREE_ROUNDS') return undefined;
  if (number >= 1 && number <= claim.freeRoundsPlayed) return unmoved(claim);
  if (claim.status !== 'ACTIVE' || !isUsable(claim, at)) return undefined;
  if (number !== claim.freeRoundsPlayed + 1 || freeRoundsLeft(claim) === 0) return undefined;
  const credited = win < claim.held ? win : claim.held;
  const played: Claim = {
    ...claim,
    freeRoundsPlayed: number,
    purse: claim.purse + credited,
    rewarded: claim.rewarded + credited,
    held: claim.held - credited,
  };
  if (freeRoundsLeft(played) > 0) return unmoved(played);
  const change = completedIfDone({ ...played, held: 0n });
  return { ...change, toBudget: change.toBudget + played.held };
}

/**
 * The claim ends as COMPLETED once its steps are done or its purse is empty: at most `maxWin` goes to the main purse, and
 * the rest to the budget.
 */
export function completedIfDone(claim: Claim): ClaimChange {
  const isDone = claim.purse === 0n || stepsOf(claim).every(({ done, target }) => done >= target);
  if (claim.status !== 'ACTIVE' || freeRoundsLeft(claim) > 0 || !isDone) return unmoved(claim);
  const { maxWin } = claim.terms.wagering;
  const toMain = maxWin !== null && claim.purse > BigInt(maxWin) ? BigInt(maxWin) : claim.purse;
  return {
    claim: { ...claim, status: 'COMPLETED', purse: 0n, held: 0n },
    toMain,
    toBudget: claim.purse - toMain + claim.held,
    tickets: null,
  };
}

/**
 * Ends an open claim: its purse and reservation go back to the budget. Undefined if it is not open, or for EXPIRED if it
 * has time left.
 */
export function endClaim(
  claim: Claim,
  status: 'EXPIRED' | 'FORFEITED' | 'CANCELLED',
  at: number,
): ClaimChange | undefined {
  if (!isOpen(claim) || (status === 'EXPIRED' && leftMsAt(claim, at) > 0)) return undefined;
  return {
    claim: { ...claim, status, purse: 0n, held: 0n },
    toMain: 0n,
    toBudget: claim.purse + claim.held,
    tickets: null,
  };
}

/** A step that moves no coins out of the claim. */
export const unmoved = (claim: Claim): ClaimChange => ({ claim, toMain: 0n, toBudget: 0n, tickets: null });
