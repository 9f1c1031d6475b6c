import * as v from 'valibot';
import { requestIdRule } from '../casinos/coin-rules';
import type {
  CancelPromotionInput,
  ClaimPromotionInput,
  CreatePromotionInput,
  ForfeitClaimInput,
  InviteToPromotionInput,
  PromotionInput,
  RejectPromotionInput,
  UpdatePromotionInput,
} from '../generated/types';
import { limits } from '../limits';
import { rulesFor } from '../rules-for';
import { requiredLongText } from '../text/text-rules';
import { ulidForm } from '../ulid';
import { enteredCode } from './code-rule';
import { promotionTypes } from './presets';

const { promotion } = limits;
const id = v.config(v.pipe(v.string('required'), v.regex(ulidForm, 'format')), { abortPipeEarly: true });
const sub = v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(limits.sub, 'format'));
const brandId = sub;
const expectedVersion = v.pipe(v.number('required'), v.integer('integer'), v.minValue(1, 'format'));
const type = v.picklist(promotionTypes, 'required');
/** JSON as it was read; `parseRules` says which of its fields is wrong. */
const rules = v.unknown();

export const createPromotionRules = v.strictObject({
  ...rulesFor<Omit<CreatePromotionInput, 'rules'>>()({ brandId, type, requestId: requestIdRule }).entries,
  rules,
});
export const updatePromotionRules = v.strictObject({
  ...rulesFor<Omit<UpdatePromotionInput, 'rules'>>()({ id, expectedVersion, type }).entries,
  rules,
});
export const promotionStepRules = rulesFor<PromotionInput>()({ id, expectedVersion });
export const cancelPromotionRules = rulesFor<CancelPromotionInput>()({
  id,
  expectedVersion,
  reason: requiredLongText(promotion.cancelReason),
});
export const rejectPromotionRules = rulesFor<RejectPromotionInput>()({
  id,
  expectedVersion,
  reason: requiredLongText(promotion.cancelReason),
});

export const inviteToPromotionRules = rulesFor<InviteToPromotionInput>()({ promotionId: id, userId: sub });

/** Input with the id of one of the player's own claims. */
export const forfeitClaimRules = rulesFor<ForfeitClaimInput>()({ brandId, claimId: id });

const claim = rulesFor<ClaimPromotionInput>()({
  brandId,
  promotionId: v.nullish(id),
  code: v.nullish(enteredCode),
  requestId: requestIdRule,
});

/** Input with either the id of an offer or a code, but not both. */
export const claimPromotionRules = v.pipe(
  claim,
  v.forward(
    v.partialCheck(
      [['promotionId'], ['code']],
      ({ promotionId, code }) => (promotionId ?? null) === null || (code ?? null) === null,
      'format',
    ),
    ['code'],
  ),
  v.forward(
    v.partialCheck(
      [['promotionId'], ['code']],
      ({ promotionId, code }) => (promotionId ?? null) !== null || (code ?? null) !== null,
      'required',
    ),
    ['promotionId'],
  ),
);
