import {
  integer,
  literal,
  maxLength,
  maxValue,
  minValue,
  nullish,
  number,
  object,
  picklist,
  pipe,
  safeParse,
  string,
  variant,
  type InferOutput,
} from 'valibot';
import { createWebhookRules, updateWebhookRules } from '#domain/companies/webhook-rules';
import type { WebhookStatus } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { callerSchema as identity } from '#lambda/runtime/caller';
import { argumentName, inputRefusal } from '#lambda/runtime/input-refusal';
import { Refusal } from '#lambda/runtime/refusal';

const { smallest, largest, standard } = limits.page;
const id = pipe(string(), maxLength(limits.id));
const endpoint = object({ input: object({ companyId: id, id }) });
const statuses = picklist(['ENABLED', 'DISABLED'] satisfies WebhookStatus[]);

const schema = variant('fieldName', [
  object({ fieldName: literal('listWebhookEndpoints'), identity, arguments: object({ companyId: id }) }),
  object({
    fieldName: literal('listWebhookDeliveries'),
    identity,
    arguments: object({
      companyId: id,
      endpointId: id,
      limit: nullish(pipe(number(), integer(), minValue(smallest), maxValue(largest)), standard),
      nextToken: nullish(id),
    }),
  }),
  object({
    fieldName: literal('createWebhookEndpoint'),
    identity,
    arguments: object({ input: createWebhookRules }),
  }),
  object({
    fieldName: literal('updateWebhookEndpoint'),
    identity,
    arguments: object({ input: updateWebhookRules }),
  }),
  object({
    fieldName: literal('setWebhookStatus'),
    identity,
    arguments: object({ input: object({ companyId: id, id, status: statuses }) }),
  }),
  object({ fieldName: literal('deleteWebhookEndpoint'), identity, arguments: endpoint }),
  object({ fieldName: literal('rotateWebhookSecret'), identity, arguments: endpoint }),
  object({ fieldName: literal('sendTestWebhook'), identity, arguments: endpoint }),
  object({
    fieldName: literal('sendWebhookAgain'),
    identity,
    arguments: object({ input: object({ companyId: id, endpointId: id, id }) }),
  }),
]);

/** One of the fields, as the resolver passes it on. */
export type Request = InferOutput<typeof schema>;

export type ArgumentsOf<Field extends Request['fieldName']> = Extract<
  Request,
  { readonly fieldName: Field }
>['arguments'];

export type InputOf<Field extends Request['fieldName']> =
  ArgumentsOf<Field> extends { readonly input: infer Input } ? Input : never;

export function parseRequest(event: unknown): Request {
  const { success, output, issues } = safeParse(schema, event);
  if (success) return output;
  const [first] = issues;
  const field = argumentName(first);
  if (field === 'limit') throw new Refusal('list.limit-out-of-range', { smallest, largest });
  throw inputRefusal(first, ['arguments', ...(field === 'input' ? ['input'] : [])].length);
}
