import type { Promotion } from '#domain/generated/types';
import type { Caller } from '#lambda/runtime/caller';
import {
  checkStep,
  knownPromotion,
  promotionEvent,
} from '#lambda/functions/manage-promotions/known-promotion';
import type { Needs } from '#lambda/functions/manage-promotions/needs';
import type { InputOf } from '#lambda/functions/manage-promotions/request';
import { toPromotion } from '#lambda/services/promotions/to-promotion';
import type { PromotionRow } from '#lambda/stores/promotions/promotion-row';
import type { PublishedPromotion } from '#lambda/stores/promotions/published-promotions';

export const pausePromotion = (needs: Needs) => step(needs, 'PAUSE', 'PROMOTION_PAUSED');
export const resumePromotion = (needs: Needs) => step(needs, 'RESUME', 'PROMOTION_RESUMED');
/** Ends a promotion early. Rewards that were collected stay. */
export const cancelPromotion = (needs: Needs) => step(needs, 'CANCEL', 'PROMOTION_CANCELLED');

const step =
  (
    needs: Needs,
    action: 'PAUSE' | 'RESUME' | 'CANCEL',
    event: 'PROMOTION_PAUSED' | 'PROMOTION_RESUMED' | 'PROMOTION_CANCELLED',
  ) =>
  async (
    caller: Caller,
    {
      id,
      expectedVersion,
      reason,
    }: InputOf<'pausePromotion'> & Partial<Pick<InputOf<'cancelPromotion'>, 'reason'>>,
  ): Promise<Promotion> => {
    const now = needs.clock();
    const known = await knownPromotion(needs, caller, id);
    const status = checkStep(known, expectedVersion, action, now);
    const { row: before, budget, guards } = known;
    const published = await needs.published.read(before.brandId);
    const row: PromotionRow = {
      ...before,
      status,
      cancelReason: reason ?? null,
      version: before.version + 1,
      updatedAt: now.toISOString(),
    };
    const isThis = ({ rules }: PublishedPromotion) => rules.promotionId === id;
    const promotions =
      status === 'CANCELLED'
        ? published.promotions.filter((one) => !isThis(one))
        : published.promotions.map((one) => (isThis(one) ? { ...one, isPaused: status === 'PAUSED' } : one));
    await needs.write([
      ...guards,
      needs.promotions.replace(row),
      needs.published.put(row.brandId, published, promotions),
      needs.audit(promotionEvent(now, event, caller, row, reason === undefined ? {} : { reason })),
    ]);
    return toPromotion(row, budget, now);
  };
