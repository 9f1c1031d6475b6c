import { literal, object, safeParse, string, variant, type InferOutput } from 'valibot';
import { createApiKeyRules } from '#domain/companies/api-key-rules';
import { callerSchema as identity } from '#lambda/runtime/caller';
import { inputRefusal } from '#lambda/runtime/input-refusal';

const schema = variant('fieldName', [
  object({ fieldName: literal('listApiKeys'), identity, arguments: object({ companyId: string() }) }),
  object({ fieldName: literal('createApiKey'), identity, arguments: object({ input: createApiKeyRules }) }),
  object({
    fieldName: literal('revokeApiKey'),
    identity,
    arguments: object({ input: object({ companyId: string(), id: string() }) }),
  }),
]);

/** One of the fields, as the resolver passes it on. */
export type Request = InferOutput<typeof schema>;

export type InputOf<Field extends 'createApiKey' | 'revokeApiKey'> = Extract<
  Request,
  { readonly fieldName: Field }
>['arguments']['input'];

export function parseRequest(event: unknown): Request {
  const { success, output, issues } = safeParse(schema, event);
  if (success) return output;
  throw inputRefusal(issues[0], ['arguments', 'input'].length);
}
