import type { WebhookEndpoint, WebhookSecret } from '#domain/generated/types';
import { guard } from '#domain/guard';
import { limits } from '#domain/limits';
import { allowedUrl } from '#lambda/functions/manage-webhooks/allowed-url';
import type { Needs } from '#lambda/functions/manage-webhooks/needs';
import { endpointOf, ownCompany, shownCompany } from '#lambda/functions/manage-webhooks/own-webhook';
import type { InputOf } from '#lambda/functions/manage-webhooks/request';
import type { Caller } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import { ulid } from '#lambda/runtime/ulid';
import { webhookEvent } from '#lambda/services/webhooks/webhook-event';
import { secretNameOf, shownWebhook, type WebhookRow } from '#lambda/stores/webhooks/webhook-row';

export const listWebhookEndpoints =
  (needs: Pick<Needs, 'webhooks'>) =>
  async (caller: Caller, companyId: string): Promise<readonly WebhookEndpoint[]> => {
    await shownCompany(needs, caller, companyId);
    return (await needs.webhooks.endpointsOf(companyId)).endpoints.map(shownWebhook);
  };

/** The secret is in the answer and is stored encrypted. */
export const createWebhookEndpoint =
  (needs: Needs) =>
  async (caller: Caller, input: InputOf<'createWebhookEndpoint'>): Promise<WebhookSecret> => {
    const { webhooks, box, randomSecret, clock } = needs;
    const { companyId, description, events } = input;
    const { status } = await ownCompany(needs, caller, companyId);
    if (!guard('webhook.approved-company', status === 'APPROVED'))
      throw new Refusal('company.not-approved', { status });
    const url = allowedUrl(input.url, needs);
    const { endpoints, created } = await webhooks.endpointsOf(companyId);
    if (endpoints.length >= limits.webhook.endpoints)
      throw new Refusal('webhook.too-many', { limit: limits.webhook.endpoints });
    const now = clock();
    const id = ulid(now);
    const secret = randomSecret();
    const endpoint: WebhookRow = {
      ...{ id, companyId, url, events: [...events], status: 'ENABLED' },
      ...(description && { description }),
      secret: await box.seal(secret, secretNameOf({ companyId, id })),
      ...{ createdBy: caller.sub, createdAt: now.toISOString(), version: 1 },
    };
    const audit = webhookEvent(now, 'WEBHOOK_CREATED', caller.sub, endpoint);
    await webhooks.create({ caller, endpoint, audit, created });
    return { endpoint: shownWebhook(endpoint), secret };
  };

export const updateWebhookEndpoint =
  (needs: Needs) =>
  async (caller: Caller, input: InputOf<'updateWebhookEndpoint'>): Promise<WebhookEndpoint> => {
    const { companyId, id, description, events } = input;
    await ownCompany(needs, caller, companyId);
    const url = allowedUrl(input.url, needs);
    const { description: _, ...before } = await endpointOf(needs, companyId, id);
    const changes = { url, events: [...events], ...(description && { description }) };
    return replaced(needs, caller, 'WEBHOOK_UPDATED', { ...before, ...changes });
  };

export const setWebhookStatus =
  (needs: Needs) =>
  async (
    caller: Caller,
    { companyId, id, status }: InputOf<'setWebhookStatus'>,
  ): Promise<WebhookEndpoint> => {
    await shownCompany(needs, caller, companyId);
    const before = await endpointOf(needs, companyId, id);
    if (before.status === status) return shownWebhook(before);
    const { disabledAt: _at, disabledReason: _reason, ...kept } = before;
    if (status === 'ENABLED') return replaced(needs, caller, 'WEBHOOK_ENABLED', { ...kept, status });
    const disabledAt = needs.clock().toISOString();
    return replaced(needs, caller, 'WEBHOOK_DISABLED', {
      ...kept,
      ...{ status, disabledReason: 'USER', disabledAt },
    });
  };

/** The table removes the deliveries when they expire. */
export const deleteWebhookEndpoint =
  (needs: Needs) =>
  async (caller: Caller, { companyId, id }: InputOf<'deleteWebhookEndpoint'>): Promise<WebhookEndpoint> => {
    await shownCompany(needs, caller, companyId);
    const endpoint = await endpointOf(needs, companyId, id);
    const audit = webhookEvent(needs.clock(), 'WEBHOOK_DELETED', caller.sub, endpoint);
    await needs.webhooks.remove({ caller, endpoint, audit });
    return shownWebhook(endpoint);
  };

export const rotateWebhookSecret =
  (needs: Needs) =>
  async (caller: Caller, { companyId, id }: InputOf<'rotateWebhookSecret'>): Promise<WebhookSecret> => {
    await ownCompany(needs, caller, companyId);
    const before = await endpointOf(needs, companyId, id);
    const secret = needs.randomSecret();
    const now = needs.clock();
    const previousUntil = new Date(now.getTime() + limits.webhook.previousSecretHours * 3_600_000);
    const endpoint = await replaced(needs, caller, 'WEBHOOK_SECRET_ROTATED', {
      ...before,
      secret: await needs.box.seal(secret, secretNameOf(before)),
      secretRotatedAt: now.toISOString(),
      ...{ previousSecret: before.secret, previousUntil: previousUntil.toISOString() },
    });
    return { endpoint, secret };
  };

async function replaced(
  { webhooks, clock }: Needs,
  caller: Caller,
  action: Parameters<typeof webhookEvent>[1],
  changed: WebhookRow,
): Promise<WebhookEndpoint> {
  const endpoint = { ...changed, version: changed.version + 1 };
  await webhooks.replace({ caller, endpoint, audit: webhookEvent(clock(), action, caller.sub, endpoint) });
  return shownWebhook(endpoint);
}
