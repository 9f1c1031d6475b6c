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
import { claimPromotionRules, forfeitClaimRules } from '#domain/promotions/promotion-input-rules';
import { ulidForm } from '#domain/ulid';
import { callerSchema as identity } from '#lambda/runtime/caller';
import { argumentName, inputRefusal } from '#lambda/runtime/input-refusal';
import { Refusal } from '#lambda/runtime/refusal';

const { smallest, largest, standard } = limits.page;
const brandId = pipe(string(), nonEmpty(), maxLength(limits.sub));

const schema = variant('fieldName', [
  object({ fieldName: literal('listOffers'), identity, arguments: object({ brandId }) }),
  object({
    fieldName: literal('listClaims'),
    identity,
    arguments: object({
      brandId,
      isOpen: nullish(boolean(), false),
      limit: nullish(pipe(number(), integer(), minValue(smallest), maxValue(largest)), standard),
      nextToken: nullish(pipe(string(), regex(ulidForm)), null),
    }),
  }),
  object({
    fieldName: literal('claimPromotion'),
    identity,
    arguments: object({ input: claimPromotionRules }),
  }),
  object({
    fieldName: literal('forfeitClaim'),
    identity,
    arguments: object({ input: forfeitClaimRules }),
  }),
]);

/** A request for one of the fields, in the format of the resolver. */
export type Request = InferOutput<typeof schema>;

/** The arguments of a field. */
export type ArgumentsOf<Field extends Request['fieldName']> = Extract<
  Request,
  { readonly fieldName: Field }
>['arguments'];

/** Parses a request. For an invalid id, refuses with the code for an entity that does not exist. */
export function parseRequest(event: unknown): Request {
  const { success, output, issues } = safeParse(schema, event);
  if (success) return output;
  const [first] = issues;
  const field = argumentName(first);
  if (field === 'input') throw inputRefusal(first, ['arguments', 'input'].length);
  if (field === 'limit') throw new Refusal('list.limit-out-of-range', { smallest, largest });
  if (field === 'brandId') throw new Refusal('brand.missing');
  throw new Refusal('input.invalid', { field });
}
