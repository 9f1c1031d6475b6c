import type { Promotion } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { scheduleSpan } from '#domain/promotions/periods';
import { rulesHash } from '#domain/promotions/rules';
import type { Caller } from '#lambda/caller';
import {
  checkStep,
  knownPromotion,
  promotionEvent,
} from '#lambda/functions/manage-promotions/known-promotion';
import type { Needs } from '#lambda/functions/manage-promotions/needs';
import type { InputOf } from '#lambda/functions/manage-promotions/request';
import { toPromotion } from '#lambda/promotions/to-promotion';
import { Refusal } from '#lambda/refusal';
import type { PromotionRow } from '#lambda/stores/promotions/promotion-row';
import type { PublishedPromotion } from '#lambda/stores/promotions/published-promotions';

/** Freezes the rules of a draft and opens its budget, in one transaction. */
export const publishPromotion =
  (needs: Needs) =>
  async (caller: Caller, { id, expectedVersion }: InputOf<'publishPromotion'>): Promise<Promotion> => {
    const now = needs.clock();
    const known = await knownPromotion(needs, caller, id);
    const status = checkStep(known, expectedVersion, 'PUBLISH', now);
    const { row: draft, facts, guards } = known;
    const { rules } = draft;
    if (scheduleSpan(rules.schedule).to <= now.getTime()) throw new Refusal('promotion.past');
    if (!facts.brand.coinTypes.some(({ code, kind }) => code === rules.coin && kind === 'PLAY'))
      throw new Refusal('coin.missing', { coin: rules.coin });
    const published = await needs.published.read(draft.brandId);
    const kept = published.promotions.filter((one) => scheduleSpan(one.rules.schedule).to > now.getTime());
    if (kept.length >= limits.promotion.published)
      throw new Refusal('promotion.too-many', { limit: limits.promotion.published });
    if (kept.some((one) => codeOf(one) !== undefined && codeOf(one) === codeOf(draft)))
      throw new Refusal('promotion.code-taken');
    const at = now.toISOString();
    const row: PromotionRow = {
      ...draft,
      ...{ status, rulesHash: rulesHash(rules), publishedAt: at, updatedAt: at },
      version: draft.version + 1,
    };
    await needs.write([
      ...guards,
      needs.promotions.replace(row),
      needs.published.put(row.brandId, published, [...kept, { type: row.type, rules, isPaused: false }]),
      ...needs.budgets.open(rules),
      needs.audit(
        promotionEvent(now, 'PROMOTION_PUBLISHED', caller, row, {
          ...{ rulesHash: row.rulesHash, budget: rules.limits.budget },
        }),
      ),
    ]);
    return toPromotion(row, await needs.budgets.read(id), now);
  };

const codeOf = ({ rules: { trigger } }: Pick<PublishedPromotion, 'rules'>) =>
  trigger.on === 'CODE' ? trigger.code : undefined;

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
