import { activateClaim, type Claim, issueClaim } from '../claims/claim';
import type { Bet, ClaimRound } from '../claims/claim-rounds';
import { reservationOf } from '../rewards';
import type { PromotionRules, Wagering } from '../rules';
import { games, rulesWith, startsAt } from './promotion';

/** A claim for a grant of 1000 that is valid for 7 days. */
export function issuedClaim(
  wagering: Partial<Wagering> = {},
  changes: Partial<PromotionRules> = {},
  at = startsAt,
): Claim {
  const rules = rulesWith({ wagering: { ...rulesWith().wagering, ...wagering }, ...changes });
  const { promotionId, version } = rules;
  return issueClaim(rules, {
    ...{ id: `${promotionId}#ada#ONCE`, promotionId, version, playerId: 'ada', period: 'ONCE', at },
    ...{ basis: 0n, reservation: reservationOf(rules, 0n) },
  });
}

export function activeClaim(...of: Parameters<typeof issuedClaim>): Claim {
  const claim = issuedClaim(...of);
  const change = activateClaim(claim, { at: claim.issuedAt, sector: null });
  if (change === undefined) throw new Error('The claim cannot become active.');
  return change.claim;
}

export const betOf = (bet: bigint, at = startsAt): Bet => ({ coin: 'GLD', gameId: games.amber, bet, at });

/** A bet of 100 without a win. */
export const claimRoundOf = (purse: ClaimRound['purse'], changes: Partial<ClaimRound> = {}): ClaimRound => ({
  ...betOf(100n),
  ...{ purse, seq: 1, win: 0n, ...changes },
});
