import type { ClaimProgress, RoundClaim } from '#domain/generated/types';
import { freeRoundsLeft, stepsOf } from '#domain/promotions/claims/claim';
import { claimsAt, expiryOf, type BetPayer, type OpenClaim } from '#domain/promotions/claims/open-claims';
import type { BrandUserRow } from '#lambda/stores/brands/brand-user-row';
import { suspensionsOf } from '#lambda/stores/brands/player-suspensions';

/** The progress of a claim in the format of the API. */
export function claimProgress(open: OpenClaim, now: Date): ClaimProgress {
  const { claim } = open;
  const { reward, wagering } = claim.terms;
  return {
    purse: `${claim.purse}`,
    steps: stepsOf(claim).map(({ unit, done, target }) => ({ unit, done: `${done}`, target: `${target}` })),
    maxBet: wagering.maxBet,
    maxWin: wagering.maxWin,
    isSpentFirst: wagering.spendOrder === 'CLAIM_FIRST',
    freeRounds:
      reward.kind === 'FREE_ROUNDS'
        ? { gameId: reward.gameId, bet: reward.bet, left: freeRoundsLeft(claim) }
        : null,
    expiresAt: new Date(expiryOf(open, now.getTime())).toISOString(),
  };
}

/** The progress of claims by their ids. Without claims that have ended or expired. */
export const progressById = (
  claims: readonly OpenClaim[],
  player: Pick<BrandUserRow, 'suspendedAt' | 'suspendedMs'>,
  now: Date,
): ReadonlyMap<string, ClaimProgress> =>
  new Map(
    claimsAt(claims, now.getTime(), suspensionsOf(player))
      .filter(({ ending }) => ending === null)
      .map((open) => [open.claimId, claimProgress(open, now)]),
  );

/** A claim after a round that it paid or that counted for it. */
export const toRoundClaim = (open: OpenClaim, { isFree }: BetPayer, now: Date): RoundClaim => ({
  claimId: open.claimId,
  promotionId: open.claim.terms.promotionId,
  status: open.claim.status,
  isFreeRound: isFree,
  progress: claimProgress(open, now),
  released: open.ending && `${open.ending.toMain}`,
});
