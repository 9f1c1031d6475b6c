import { maxLength, nullish, object, picklist, pipe, string } from 'valibot';
import type { WebhookStatus } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { createWebhookRules, updateWebhookRules } from '#domain/companies/webhook-rules';
import {
  type ArgumentsIn,
  type InputIn,
  pageLimit,
  type RequestFor,
  requestParser,
} from '#lambda/runtime/requests';

const id = pipe(string(), maxLength(limits.id));
const endpoint = { input: object({ companyId: id, id }) };
const status = picklist(['ENABLED', 'DISABLED'] satisfies WebhookStatus[]);

const fields = {
  listWebhookEndpoints: { companyId: id },
  listWebhookDeliveries: { companyId: id, endpointId: id, limit: pageLimit, nextToken: nullish(id) },
  createWebhookEndpoint: { input: createWebhookRules },
  updateWebhookEndpoint: { input: updateWebhookRules },
  setWebhookStatus: { input: object({ companyId: id, id, status }) },
  deleteWebhookEndpoint: endpoint,
  rotateWebhookSecret: endpoint,
  sendTestWebhook: endpoint,
  sendWebhookAgain: { input: object({ companyId: id, endpointId: id, id }) },
};

export type Request = RequestFor<typeof fields>;
export type ArgumentsOf<Field extends Request['fieldName']> = ArgumentsIn<Request, Field>;
export type InputOf<Field extends Request['fieldName']> = InputIn<Request, Field>;

export const parseRequest = requestParser(fields);
