import {
  listWebhookDeliveries,
  sendTestWebhook,
  sendWebhookAgain,
} from '#lambda/functions/manage-webhooks/deliveries';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookEndpoints,
  rotateWebhookSecret,
  setWebhookStatus,
  updateWebhookEndpoint,
} from '#lambda/functions/manage-webhooks/endpoints';
import type { Needs } from '#lambda/functions/manage-webhooks/needs';
import type { Request } from '#lambda/functions/manage-webhooks/request';

/** Runs one of the fields. */
export const manageWebhooks = (needs: Needs) => async (request: Request) => {
  const { identity, fieldName } = request;
  switch (fieldName) {
    case 'listWebhookEndpoints':
      return listWebhookEndpoints(needs)(identity, request.arguments.companyId);
    case 'listWebhookDeliveries':
      return listWebhookDeliveries(needs)(identity, request.arguments);
    case 'createWebhookEndpoint':
      return createWebhookEndpoint(needs)(identity, request.arguments.input);
    case 'updateWebhookEndpoint':
      return updateWebhookEndpoint(needs)(identity, request.arguments.input);
    case 'setWebhookStatus':
      return setWebhookStatus(needs)(identity, request.arguments.input);
    case 'deleteWebhookEndpoint':
      return deleteWebhookEndpoint(needs)(identity, request.arguments.input);
    case 'rotateWebhookSecret':
      return rotateWebhookSecret(needs)(identity, request.arguments.input);
    case 'sendTestWebhook':
      return sendTestWebhook(needs)(identity, request.arguments.input);
    case 'sendWebhookAgain':
      return sendWebhookAgain(needs)(identity, request.arguments.input);
  }
};
