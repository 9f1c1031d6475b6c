import type { PromotionDryRun } from '#domain/generated/types';
import { dryRun } from '#domain/promotions/dry-run/dry-run';
import type { FreeRoundGame } from '#domain/promotions/expected-cost';
import { dayMs } from '#domain/promotions/periods';
import type { PromotionRules } from '#domain/promotions/rules';
import { fromDecimal } from '@novalink/engine/fraction';
import type { Caller } from '#lambda/runtime/caller';
import { toDryRun } from '#lambda/functions/manage-promotions/dry-run-answer';
import { readDryRunPlayers } from '#lambda/functions/manage-promotions/dry-run-players';
import type { Needs } from '#lambda/functions/manage-promotions/needs';
import { managedPromotion } from '#lambda/functions/manage-promotions/read-promotions';
import type { ArgumentsOf } from '#lambda/functions/manage-promotions/request';
import { ulid } from '#lambda/runtime/ulid';

/** Computes which players would have qualified for a promotion in the last days, and the cost. One at a time in each brand. */
export const dryRunPromotion =
  (needs: Needs) =>
  async (caller: Caller, { promotionId, days }: ArgumentsOf<'dryRunPromotion'>): Promise<PromotionDryRun> => {
    const promotion = await managedPromotion(needs, caller, promotionId);
    const now = needs.clock();
    const end = await needs.dryRuns.begin(promotion.brandId, ulid(now), now);
    try {
      const to = now.getTime();
      const span = { from: to - days * dayMs, to };
      const read = await readDryRunPlayers(needs, promotion, span);
      const game = await freeRoundGame(needs, promotion.rules);
      const result = dryRun(promotion.rules, read.players, { span, game });
      return toDryRun(promotion.rules, span, read, result);
    } finally {
      await end();
    }
  };

/** The game of free rounds with the RTP of its certificate; null for other rewards and for a game that is not offered. */
async function freeRoundGame(
  { offered }: Pick<Needs, 'offered'>,
  { reward }: Pick<PromotionRules, 'reward'>,
): Promise<FreeRoundGame | null> {
  if (reward.kind !== 'FREE_ROUNDS') return null;
  const [game] = await offered([reward.gameId]);
  const rtp = game?.rtp === undefined ? undefined : fromDecimal(game.rtp);
  return rtp && game?.maxWinX !== undefined ? { rtp, maxWinX: game.maxWinX } : null;
}
