import type { PromotionRules } from '#domain/promotions/rules';

/** The number of rewards whose cost is shown at first. */
export const usualClaims = ({ limits }: Pick<PromotionRules, 'limits'>): number => limits.maxClaims ?? 1000;
