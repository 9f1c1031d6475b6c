import { dailyWheel, type PresetBase } from '#domain/promotions/presets';
import type { PromotionRules } from '#domain/promotions/rules';
import { brandId } from '../../../parts/brand/testing/brand-server';
import type { ShownPromotion } from '../list-promotions';

export const promotionId = '01KAJ3ZV8N4Q6T9XWCB2R5M7PR';

export const presetBase: PresetBase = {
  ...{ promotionId, version: 1, brandId, name: 'Harbour Wheel', coin: 'GLD', decimals: 2 },
  termsText: 'One turn a day for each player.',
  ...{ startsAt: '2026-12-01T10:00:00.000Z', endsAt: '2026-12-24T10:00:00.000Z' },
  ...{ budget: '1000000', maxClaims: null },
};

export const wheelRules = dailyWheel(presetBase, {
  sectors: [
    { label: 'Anchor', weight: 5, amount: '0' },
    { label: 'Pearl', weight: 2, amount: '500' },
    { label: 'Crown', weight: 1, amount: '2000' },
  ],
});

/** An active promotion with these rules. */
export const promotionOf = (
  changes: Partial<ShownPromotion> = {},
  rules: PromotionRules = wheelRules,
): ShownPromotion => ({
  ...{ id: promotionId, brandId, type: 'DAILY_WHEEL', name: rules.name, coin: rules.coin },
  ...{ decimals: rules.decimals, rules: JSON.stringify(rules), status: 'ACTIVE', rulesHash: 'ab'.repeat(32) },
  ...{ startsAt: rules.schedule.startsAt, endsAt: rules.schedule.endsAt },
  ...{ budget: rules.limits.budget, remaining: rules.limits.budget, claims: 0 },
  ...{
    cancelReason: null,
    submittedBy: null,
    submittedAt: null,
    rejectReason: null,
    publishedAt: '2026-11-30T10:00:00.000Z',
    version: 2,
  },
  ...changes,
});
