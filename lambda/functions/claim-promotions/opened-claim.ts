import { activateClaim, isOpen, issueClaim } from '#domain/promotions/claims/claim';
import type { ClaimToIssue } from '#domain/promotions/engine';
import { expiryOf, mostOpenClaims, type OpenClaim } from '#domain/promotions/claims/open-claims';
import { dependsOn } from '#domain/promotions/rewards';
import type { PromotionRules } from '#domain/promotions/rules';
import { Refusal } from '#lambda/runtime/refusal';
import type { BrandUserRow } from '#lambda/stores/brands/brand-user-row';
import type { PlayRow } from '#lambda/stores/play/play-row';
import type { ClaimRow } from '#lambda/stores/promotions/claim-row';

interface Opening {
  readonly claimId: string;
  /** The drawn sector of a wheel; null for other rewards. */
  readonly sector: number | null;
  readonly player: BrandUserRow;
  readonly now: Date;
}

/**
 * The claim that the player's row contains until its wagering or its free rounds have ended; undefined for a reward that
 * is paid immediately. The time until it expires starts now, even if its event was earlier.
 */
export function openedClaim(
  rules: PromotionRules,
  claim: ClaimToIssue,
  { claimId, sector, player, now }: Opening,
): OpenClaim | undefined {
  if (rules.wagering.multiple === 0 && dependsOn(rules.reward) !== 'ROUNDS') return undefined;
  const at = now.getTime();
  const active = activateClaim(issueClaim(rules, { ...claim, at }), { at, sector });
  if (!active) throw new Error('A new claim cannot be used.');
  if (!isOpen(active.claim)) return undefined;
  return {
    ...{ claimId, claim: active.claim, ending: null, suspendedMs: player.suspendedMs },
    reserved: claim.reservation - active.toBudget,
  };
}

/** Refuses a claim if the player already has the maximum number of open claims. */
export function checkOpenClaims({ claims = [] }: PlayRow): void {
  if (claims.length >= mostOpenClaims)
    throw new Refusal('promotion.too-many-open', { limit: mostOpenClaims });
}

type RowStatus = Pick<ClaimRow, 'status' | 'dueAt' | 'released' | 'endedAt'>;

/** The fields of a claim's row about its status. `amount` is the amount that is paid immediately, in minor units. */
export function rowStatus(open: OpenClaim | undefined, amount: bigint, now: Date): RowStatus {
  const at = now.toISOString();
  if (!open) return { status: 'COMPLETED', released: `${amount}`, endedAt: at };
  const dueAt = new Date(expiryOf(open, now.getTime())).toISOString();
  return { status: 'ACTIVE', dueAt, released: null, endedAt: null };
}
