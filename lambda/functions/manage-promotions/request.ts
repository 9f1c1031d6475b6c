import { boolean, integer, maxValue, minValue, nullish, number, pipe, regex, string } from 'valibot';
import { dryRunLimits } from '#domain/promotions/dry-run/dry-run-limits';
import {
  cancelPromotionRules,
  createPromotionRules,
  inviteToPromotionRules,
  promotionStepRules,
  rejectPromotionRules,
  updatePromotionRules,
} from '#domain/promotions/promotion-input-rules';
import { ulidForm } from '#domain/ulid';
import { Refusal } from '#lambda/runtime/refusal';
import {
  type ArgumentsIn,
  brandIdArgument,
  type InputIn,
  pageLimit,
  type RequestFor,
  requestParser,
} from '#lambda/runtime/requests';

const { days } = dryRunLimits;
const id = pipe(string(), regex(ulidForm));
const page = { limit: pageLimit, nextToken: nullish(pipe(string(), regex(ulidForm)), null) };
const dayCount = pipe(number(), integer(), minValue(days.smallest), maxValue(days.largest));
const step = { input: promotionStepRules };

const fields = {
  listPromotions: { brandId: brandIdArgument, awaiting: nullish(boolean(), false), ...page },
  getPromotion: { id },
  listPromotionClaims: { promotionId: id, ...page },
  listPromotionInvitations: { promotionId: id, ...page },
  dryRunPromotion: { promotionId: id, days: nullish(dayCount, days.standard) },
  createPromotion: { input: createPromotionRules },
  updatePromotion: { input: updatePromotionRules },
  deletePromotion: step,
  publishPromotion: step,
  confirmPromotion: step,
  rejectPromotion: { input: rejectPromotionRules },
  pausePromotion: step,
  resumePromotion: step,
  cancelPromotion: { input: cancelPromotionRules },
  inviteToPromotion: { input: inviteToPromotionRules },
};

export type Request = RequestFor<typeof fields>;
export type ArgumentsOf<Field extends Request['fieldName']> = ArgumentsIn<Request, Field>;
export type InputOf<Field extends Request['fieldName']> = InputIn<Request, Field>;

const missing = () => new Refusal('promotion.missing');

/** An invalid id is treated like the id of a missing entity. */
export const parseRequest = requestParser(fields, {
  refusals: {
    ...{ brandId: () => new Refusal('brand.missing'), id: missing, promotionId: missing },
    days: () =>
      new Refusal('input.out-of-range', { field: 'days', smallest: days.smallest, largest: days.largest }),
  },
});
