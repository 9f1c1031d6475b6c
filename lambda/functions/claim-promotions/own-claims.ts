import type { PromotionClaim } from '#domain/generated/types';
import { claimsAt, endedClaim, type OpenClaim } from '#domain/promotions/claims/open-claims';
import type { Caller } from '#lambda/runtime/caller';
import type { Needs } from '#lambda/functions/claim-promotions/needs';
import type { ArgumentsOf } from '#lambda/functions/claim-promotions/request';
import { knownPlayer } from '#lambda/services/play/admission';
import { settleClaims, settleClaimsIfPossible } from '#lambda/services/play/settle-claims';
import { suspensionsOf } from '#lambda/stores/brands/player-suspensions';
import { toClaim } from '#lambda/services/promotions/to-promotion';
import { Refusal } from '#lambda/runtime/refusal';
import type { BrandUserRow } from '#lambda/stores/brands/brand-user-row';
import type { PlayRow } from '#lambda/stores/play/play-row';
import type { ClaimRow } from '#lambda/stores/promotions/claim-row';

/** The player's current claims, including those that have just expired. */
export const claimsNow = (
  { claims = [] }: Pick<PlayRow, 'claims'>,
  player: BrandUserRow,
  now: Date,
): readonly OpenClaim[] => claimsAt(claims, now.getTime(), suspensionsOf(player));

export const hasEnded = ({ ending }: OpenClaim): boolean => ending !== null;

/** Ends one of the caller's rewards in progress. Its coins go back to the brand, and its reservation to the budget. */
export const forfeitClaim =
  (needs: Needs) =>
  async (
    caller: Caller,
    { input: { brandId, claimId } }: ArgumentsOf<'forfeitClaim'>,
  ): Promise<PromotionClaim> => {
    const standing = await needs.facts.standing(caller, brandId);
    const now = needs.clock();
    const { player } = knownPlayer(standing, now);
    const row = await forfeited(needs, player, standing.play, claimId);
    if (!row) throw new Refusal('claim.missing');
    if (row.status !== 'FORFEITED') throw new Refusal('claim.ended');
    return toClaim(row);
  };

/** Forfeits a claim and returns its row; undefined if the claim does not exist. */
async function forfeited(
  needs: Needs,
  player: BrandUserRow,
  play: PlayRow | undefined,
  claimId: string,
): Promise<ClaimRow | undefined> {
  const open = play?.claims?.find((one) => one.claimId === claimId);
  if (!play || !open) return needs.claims.ofId(player, claimId);
  const now = needs.clock();
  const claims = claimsNow(play, player, now).map((one) =>
    one.claimId === claimId ? endedClaim(one, 'FORFEITED', now.getTime()) : one,
  );
  await settleClaims(needs, { ...play, claims });
  const { period, terms } = open.claim;
  const [row] = await needs.claims.find(player, [{ promotionId: terms.promotionId, period }]);
  return row;
}

/**
 * Settles claims that have ended. Then throws `write.collided`, so that the caller retries without them. Claims that
 * cannot be settled are left for the hourly function.
 */
export async function settleEnded(
  needs: Needs,
  play: PlayRow | undefined,
  player: BrandUserRow,
): Promise<void> {
  const claims = play && claimsNow(play, player, needs.clock());
  if (!play || !claims?.some(hasEnded)) return;
  // Without the settled claims the request can still be answered, with the claims as they are.
  if (await settleClaimsIfPossible(needs, { ...play, claims })) throw new Refusal('write.collided');
}
