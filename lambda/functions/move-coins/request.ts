import { boolean, literal, object, safeParse, strictObject, variant, type InferOutput } from 'valibot';
import { joinBrandRules } from '#domain/casinos/brand-user-rules';
import { claimDailyRules, claimPackageRules, moveCoinsRules } from '#domain/casinos/coin-rules';
import { callerSchema as identity } from '#lambda/runtime/caller';
import { inputRefusal } from '#lambda/runtime/input-refusal';

/** A missing age confirmation has its own error code, which a validation rule cannot express. */
const joinBrand = strictObject({ ...joinBrandRules.entries, ofAge: boolean() });

const schema = variant('fieldName', [
  object({ fieldName: literal('joinBrand'), identity, arguments: object({ input: joinBrand }) }),
  object({ fieldName: literal('grantCoins'), identity, arguments: object({ input: moveCoinsRules }) }),
  object({ fieldName: literal('withdrawCoins'), identity, arguments: object({ input: moveCoinsRules }) }),
  object({ fieldName: literal('claimDailyCoins'), identity, arguments: object({ input: claimDailyRules }) }),
  object({
    fieldName: literal('claimCoinPackage'),
    identity,
    arguments: object({ input: claimPackageRules }),
  }),
]);

/** One of the five fields, as the resolver passes it on. */
export type Request = InferOutput<typeof schema>;

/** The arguments of one of the fields. */
export type InputOf<Field extends Request['fieldName']> = Extract<
  Request,
  { readonly fieldName: Field }
>['arguments']['input'];

export function parseRequest(event: unknown): Request {
  const { success, output, issues } = safeParse(schema, event);
  if (success) return output;
  throw inputRefusal(issues[0], ['arguments', 'input'].length);
}
