import { rulesOf } from '../fields/rules-of';
import type { CreateWebhookEndpointInput, UpdateWebhookEndpointInput } from '../generated/types';
import { webhookFields, webhookUpdateFields } from './webhook-fields';

export const createWebhookRules = rulesOf<CreateWebhookEndpointInput>(webhookFields, 'create');

export const updateWebhookRules = rulesOf<UpdateWebhookEndpointInput>(webhookUpdateFields, 'create');
