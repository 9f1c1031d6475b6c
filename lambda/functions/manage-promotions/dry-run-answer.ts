import type { DryRunClaim, DryRunReasonCount, PromotionDryRun } from '#domain/generated/types';
import type { DryRun } from '#domain/promotions/dry-run/dry-run';
import { dryRunLimits } from '#domain/promotions/dry-run/dry-run-limits';
import type { ClaimToIssue } from '#domain/promotions/engine';
import { rewardedAmount } from '#domain/promotions/expected-cost';
import type { Span } from '#domain/promotions/periods';
import { dependsOn } from '#domain/promotions/rewards';
import type { PromotionRules } from '#domain/promotions/rules';
import { toDecimal } from '@novalink/engine/fraction';
import type { ReadPlayers } from '#lambda/functions/manage-promotions/dry-run-players';

/** Converts the result of a dry run to the type of the schema. */
export function toDryRun(
  rules: PromotionRules,
  { from, to }: Span,
  { players, isPartial }: ReadPlayers,
  { claims, beyondLimits, reasons, expected, reserved, assumesEverybody }: DryRun,
): PromotionDryRun {
  const shown = new Map(players.map((one) => [one.player.playerId, one]));
  const byPlayer = new Map<string, ClaimToIssue[]>();
  for (const claim of claims) byPlayer.set(claim.playerId, [...(byPlayer.get(claim.playerId) ?? []), claim]);
  return {
    ...{ promotionId: rules.promotionId, coin: rules.coin, decimals: rules.decimals },
    ...{ from: timeText(from), to: timeText(to) },
    players: players.length,
    qualifyingPlayers: byPlayer.size,
    claims: claims.length,
    beyondLimits,
    expectedCost: expected && toDecimal(expected, 0),
    reservedCost: `${reserved}`,
    reasons: countsOf(reasons),
    assumesEverybody,
    isPartial,
    playerLimit: dryRunLimits.players,
    roundLimit: dryRunLimits.rounds,
    playerRoundLimit: dryRunLimits.roundsOfPlayer,
    // Claims are sorted by time, so the players in the map are sorted by their first claim.
    qualified: [...byPlayer].slice(0, dryRunLimits.listedPlayers).flatMap(([playerId, own]) => {
      const player = shown.get(playerId);
      if (!player) return [];
      const { userId, displayName } = player;
      return [{ userId, displayName, claims: own.map((claim) => toClaim(rules, claim)) }];
    }),
  };
}

function toClaim(rules: PromotionRules, { period, at, reservation }: ClaimToIssue): DryRunClaim {
  const largest = rewardedAmount(rules, reservation);
  return {
    ...{ period, at: timeText(at) },
    amount: dependsOn(rules.reward) ? null : `${largest}`,
    largestAmount: `${largest}`,
  };
}

const countsOf = (reasons: DryRun['reasons']): DryRunReasonCount[] =>
  Object.entries(reasons)
    .map(([reason, players]) => ({ reason: reason as DryRunReasonCount['reason'], players }))
    .sort((one, other) => other.players - one.players);

const timeText = (at: number): string => new Date(at).toISOString();
