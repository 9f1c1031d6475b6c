import {
  boolean,
  integer,
  literal,
  maxLength,
  maxValue,
  minValue,
  nonEmpty,
  nullish,
  number,
  object,
  pipe,
  regex,
  safeParse,
  string,
  variant,
  type InferOutput,
} from 'valibot';
import { limits } from '#domain/limits';
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
import { callerSchema as identity } from '#lambda/runtime/caller';
import { argumentName, inputRefusal } from '#lambda/runtime/input-refusal';
import { Refusal } from '#lambda/runtime/refusal';

const { smallest, largest, standard } = limits.page;
const { days } = dryRunLimits;
const id = pipe(string(), regex(ulidForm));
const paged = {
  limit: nullish(pipe(number(), integer(), minValue(smallest), maxValue(largest)), standard),
  nextToken: nullish(pipe(string(), regex(ulidForm)), null),
};

const schema = variant('fieldName', [
  object({
    fieldName: literal('listPromotions'),
    identity,
    arguments: object({
      brandId: pipe(string(), nonEmpty(), maxLength(limits.sub)),
      awaiting: nullish(boolean(), false),
      ...paged,
    }),
  }),
  object({ fieldName: literal('getPromotion'), identity, arguments: object({ id }) }),
  object({
    fieldName: literal('listPromotionClaims'),
    identity,
    arguments: object({ promotionId: id, ...paged }),
  }),
  object({
    fieldName: literal('listPromotionInvitations'),
    identity,
    arguments: object({ promotionId: id, ...paged }),
  }),
  object({
    fieldName: literal('dryRunPromotion'),
    identity,
    arguments: object({
      promotionId: id,
      days: nullish(
        pipe(number(), integer(), minValue(days.smallest), maxValue(days.largest)),
        days.standard,
      ),
    }),
  }),
  object({
    fieldName: literal('createPromotion'),
    identity,
    arguments: object({ input: createPromotionRules }),
  }),
  object({
    fieldName: literal('updatePromotion'),
    identity,
    arguments: object({ input: updatePromotionRules }),
  }),
  object({
    fieldName: literal('deletePromotion'),
    identity,
    arguments: object({ input: promotionStepRules }),
  }),
  object({
    fieldName: literal('publishPromotion'),
    identity,
    arguments: object({ input: promotionStepRules }),
  }),
  object({
    fieldName: literal('confirmPromotion'),
    identity,
    arguments: object({ input: promotionStepRules }),
  }),
  object({
    fieldName: literal('rejectPromotion'),
    identity,
    arguments: object({ input: rejectPromotionRules }),
  }),
  object({
    fieldName: literal('pausePromotion'),
    identity,
    arguments: object({ input: promotionStepRules }),
  }),
  object({
    fieldName: literal('resumePromotion'),
    identity,
    arguments: object({ input: promotionStepRules }),
  }),
  object({
    fieldName: literal('cancelPromotion'),
    identity,
    arguments: object({ input: cancelPromotionRules }),
  }),
  object({
    fieldName: literal('inviteToPromotion'),
    identity,
    arguments: object({ input: inviteToPromotionRules }),
  }),
]);

/** A request for one of the fields, in the format of the resolver. */
export type Request = InferOutput<typeof schema>;

/** The arguments of a field. */
export type ArgumentsOf<Field extends Request['fieldName']> = Extract<
  Request,
  { readonly fieldName: Field }
>['arguments'];

type Mutations = Extract<Request, { readonly arguments: { readonly input: unknown } }>;
export type InputOf<Field extends Mutations['fieldName']> = Extract<
  Mutations,
  { readonly fieldName: Field }
>['arguments']['input'];

/** Parses a request. For an invalid id, refuses with the code for an entity that does not exist. */
export function parseRequest(event: unknown): Request {
  const { success, output, issues } = safeParse(schema, event);
  if (success) return output;
  const [first] = issues;
  const field = argumentName(first);
  if (field === 'input') throw inputRefusal(first, ['arguments', 'input'].length);
  if (field === 'limit') throw new Refusal('list.limit-out-of-range', { smallest, largest });
  if (field === 'days')
    throw new Refusal('input.out-of-range', { field, smallest: days.smallest, largest: days.largest });
  if (field === 'brandId') throw new Refusal('brand.missing');
  if (field === 'id' || field === 'promotionId') throw new Refusal('promotion.missing');
  throw new Refusal('input.invalid', { field });
}
