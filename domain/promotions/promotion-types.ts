import type { PromotionType } from '#domain/generated/types';

const all: Readonly<Record<PromotionType, true>> = {
  WELCOME_GRANT: true,
  DAILY_GRANT: true,
  FREE_ROUNDS: true,
  CASHBACK: true,
  MATCH_GRANT: true,
  PROMO_CODE: true,
  PRIZE_DROP: true,
  MISSION: true,
  DAILY_WHEEL: true,
  INVITATION: true,
  TOURNAMENT_REWARD: true,
};

/** The presets that a promotion can start from. */
export const promotionTypes = Object.keys(all) as readonly PromotionType[];
