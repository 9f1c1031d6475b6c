import type { PromotionDryRun } from '#domain/generated/types';
import { dryRun } from '#domain/promotions/dry-run/dry-run';
import { dayMs } from '#domain/promotions/periods';
import type { Caller } from '#lambda/caller';
import { toDryRun } from '#lambda/functions/manage-promotions/dry-run-answer';
import { readDryRunPlayers } from '#lambda/functions/manage-promotions/dry-run-players';
import type { Needs } from '#lambda/functions/manage-promotions/needs';
import { managedPromotion } from '#lambda/functions/manage-promotions/read-promotions';
import type { ArgumentsOf } from '#lambda/functions/manage-promotions/request';

/** Who would have qualified for a promotion in the last days, and what it would have cost. Writes nothing. */
export const dryRunPromotion =
  (needs: Needs) =>
  async (caller: Caller, { promotionId, days }: ArgumentsOf<'dryRunPromotion'>): Promise<PromotionDryRun> => {
    const promotion = await managedPromotion(needs, caller, promotionId);
    const to = needs.clock().getTime();
    const span = { from: to - days * dayMs, to };
    const read = await readDryRunPlayers(needs, promotion, span);
    // The return of a game is not read here, so the expected cost of free rounds is not known.
    const result = dryRun(promotion.rules, read.players, { span, game: null });
    return toDryRun(promotion.rules, span, read, result);
  };
