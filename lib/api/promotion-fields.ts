import type { Mutation, Query } from '#domain/generated/types';
import { byFunction, type Plans } from '#lib/api/resolver-plan';

/** Resolvers of the queries of promotions. They are created in a separate stack, see `PromotionsStack`. */
export const promotionQueries = {
  listPromotions: byFunction('promotions'),
  getPromotion: byFunction('promotions'),
  listPromotionClaims: byFunction('promotions'),
  listPromotionInvitations: byFunction('promotions'),
  dryRunPromotion: byFunction('promotions'),
  listOffers: byFunction('offers'),
  listClaims: byFunction('offers'),
} satisfies Partial<Plans<keyof Query>>;

export const promotionMutations = {
  createPromotion: byFunction('promotions'),
  updatePromotion: byFunction('promotions'),
  deletePromotion: byFunction('promotions'),
  publishPromotion: byFunction('promotions'),
  confirmPromotion: byFunction('promotions'),
  rejectPromotion: byFunction('promotions'),
  pausePromotion: byFunction('promotions'),
  resumePromotion: byFunction('promotions'),
  cancelPromotion: byFunction('promotions'),
  inviteToPromotion: byFunction('promotions'),
  claimPromotion: byFunction('offers'),
  forfeitClaim: byFunction('offers'),
} satisfies Partial<Plans<keyof Mutation>>;
