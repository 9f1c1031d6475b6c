import type { PromotionType } from '#domain/generated/types';

/** What each preset does. Not in `preset-field-labels.ts`, because the choice does not load the form. */
export const presetLabels: Readonly<Record<PromotionType, string>> = {
  WELCOME_GRANT: 'Coins for new players, once.',
  DAILY_GRANT: 'Coins on the first visit of each day.',
  DAILY_WHEEL: 'A spin of a wheel on the first visit of each day, with odds that you set.',
  FREE_ROUNDS: 'Free rounds at one game, whose wins belong to the player.',
  MISSION: 'Coins for completed tasks, such as a number of rounds.',
  CASHBACK: 'A share of the net loss of the day, week or month before.',
  MATCH_GRANT: 'A share of the bets, as soon as they reach an amount.',
  PROMO_CODE: 'Coins for every player who enters a code.',
  PRIZE_DROP: 'Coins for a round that pays a high multiple of its bet.',
  TOURNAMENT_REWARD: 'Coins for every player with a rank in a tournament, when the tournament is settled.',
  INVITATION: 'Coins for players whom you invite one by one.',
};

export const isPresetType = (type: string | null): type is PromotionType =>
  type !== null && Object.hasOwn(presetLabels, type);
