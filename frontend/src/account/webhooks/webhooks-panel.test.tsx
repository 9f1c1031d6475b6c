import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { webhookFields } from '#domain/companies/webhook-fields';
import type {
  CreateWebhookEndpointInput,
  UpdateWebhookEndpointInput,
  WebhookDelivery,
  WebhookEndpoint,
} from '#domain/generated/types';
import { companyOf } from '../../parts/companies/testing/company';
import { Refused } from '../../platform/api/errors';
import { fakePlatform } from '../../platform/fake-platform';
import { unshownFields } from '../../platform/forms/testing/unshown-fields';
import { openPage } from '../../platform/open-page';
import { CompanyPage } from '../company/company-page';

const email = 'maria@studio.test';
const secret = 'whsec_c2VjcmV0';
const url = 'https://hooks.studio.test/novalink';

const webhookOf = (changes: Partial<WebhookEndpoint> = {}): WebhookEndpoint => ({
  ...{ id: '01W', companyId: '01C', url, description: null, events: ['GAME_LIVE'], status: 'ENABLED' },
  ...{ disabledReason: null, disabledAt: null, createdBy: email, createdAt: '2026-11-20T09:00:00Z' },
  secretRotatedAt: null,
  ...changes,
});
const deliveryOf = (changes: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  ...{ id: '01D', endpointId: '01W', eventId: '01E', event: 'game.live', status: 'DELIVERED' },
  ...{ payload: '{"type":"game.live"}', createdAt: '2026-11-20T09:00:00Z', attempts: 1, failure: null },
  ...{ lastAttemptAt: '2026-11-20T09:00:01Z', nextAttemptAt: null, responseStatus: 204, responseBody: '' },
  ...changes,
});

/** A server that stores the webhooks of one company. */
const open = async (given: readonly WebhookEndpoint[] = [], log: readonly WebhookDelivery[] = []) => {
  let webhooks = [...given];
  let deliveries = [...log];
  const sent: unknown[] = [];
  const change = (id: string, changes: Partial<WebhookEndpoint>) => {
    webhooks = webhooks.map((webhook) => (webhook.id === id ? { ...webhook, ...changes } : webhook));
    return webhookOf({ id });
  };
  const fake = fakePlatform({
    listCompanies: () => ({ items: [companyOf({ owner: email })], nextToken: null }),
    getCompany: () => ({ ...companyOf(), compliance: null, history: { items: [], nextToken: null } }),
    listApiKeys: () => [],
    listWebhookEndpoints: () => webhooks,
    listWebhookDeliveries: () => ({ items: deliveries, nextToken: null }),
    createWebhookEndpoint: ({ input }: { input: CreateWebhookEndpointInput }) => {
      sent.push(input);
      if (input.url.startsWith('http:')) throw new Refused('input.invalid', { field: 'url' });
      const endpoint = webhookOf({ ...input, id: '02W' });
      webhooks = [endpoint, ...webhooks];
      return { endpoint, secret };
    },
    updateWebhookEndpoint: ({ input }: { input: UpdateWebhookEndpointInput }) => {
      sent.push(input);
      return change(input.id, input);
    },
    setWebhookStatus: ({ input }) => {
      const { id, status } = input as { id: string; status: 'ENABLED' | 'DISABLED' };
      return change(id, { status, disabledReason: status === 'DISABLED' ? 'USER' : null });
    },
    deleteWebhookEndpoint: ({ input }) => {
      webhooks = webhooks.filter(({ id }) => id !== (input as { id: string }).id);
      return webhookOf();
    },
    rotateWebhookSecret: () => ({ endpoint: webhookOf(), secret }),
    sendTestWebhook: () => {
      const delivery = deliveryOf({ id: '02D', event: 'test', status: 'DELIVERED' });
      deliveries = [delivery, ...deliveries];
      return delivery;
    },
    sendWebhookAgain: ({ input }) => {
      sent.push(input);
      deliveries = deliveries.map((delivery) => ({ ...delivery, status: 'DELIVERED' }));
      return deliveryOf();
    },
  });
  await fake.arrive(email, ['PROVIDERS']);
  openPage(CompanyPage, fake.platform, '/Company');
  await waitFor(() => expect(panel().getAllByText(/^(No webhooks|Enabled|Disabled.*)$/)).not.toEqual([]));
  return { sent };
};

const panel = () => within(screen.getByRole('region', { name: 'Webhooks' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const view = async () => {
  await userEvent.click(panel().getByRole('button', { name: `View ${url}` }));
  return dialog('Webhook');
};

test('adds a webhook and shows its secret once', async () => {
  const { sent } = await open();
  await userEvent.click(panel().getByRole('button', { name: 'Add webhook' }));
  const form = await dialog('Add a webhook');
  expect(unshownFields(webhookFields, 'create')).toEqual([]);
  await userEvent.type(form.getByLabelText('URL'), url);
  await userEvent.click(form.getByRole('button', { name: 'Add webhook' }));
  expect(await form.findByText('Choose at least one event')).toBeInTheDocument();
  await userEvent.click(form.getByLabelText(/^game.live/));
  await userEvent.click(form.getByLabelText(/^rtp.alert/));
  await userEvent.click(form.getByRole('button', { name: 'Add webhook' }));
  expect(await screen.findByText(secret)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(sent).toEqual([{ companyId: '01C', url, description: null, events: ['GAME_LIVE', 'RTP_ALERT'] }]);
  await waitFor(() => expect(panel().getByText('2 events')).toBeInTheDocument());
  expect(screen.queryByText(secret)).not.toBeInTheDocument();
});

test('keeps the input when the URL is refused', async () => {
  await open();
  await userEvent.click(panel().getByRole('button', { name: 'Add webhook' }));
  const form = await dialog('Add a webhook');
  await userEvent.type(form.getByLabelText('URL'), 'http://hooks.studio.test/');
  await userEvent.click(form.getByLabelText(/^game.live/));
  await userEvent.click(form.getByRole('button', { name: 'Add webhook' }));
  expect(await form.findByRole('alert')).toBeInTheDocument();
  expect(form.getByLabelText('URL')).toHaveValue('http://hooks.studio.test/');
});

test('shows the deliveries, sends a test event and sends a failed one again', async () => {
  const failed = deliveryOf({ status: 'FAILED', failure: 'TIMEOUT', responseStatus: null, attempts: 3 });
  const { sent } = await open([webhookOf()], [failed]);
  const detail = await view();
  await userEvent.click(await detail.findByText('Failed'));
  expect(detail.getByText('The server did not respond within 5 seconds.')).toBeInTheDocument();
  expect(detail.getByText('Payload').closest('figure')).toHaveTextContent('"type": "game.live"');
  await userEvent.click(detail.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(detail.getByText('Delivered')).toBeInTheDocument());
  expect(sent).toEqual([{ companyId: '01C', endpointId: '01W', id: '01D' }]);
  await userEvent.click(detail.getByRole('button', { name: 'Send a test event' }));
  expect(await detail.findByText('test')).toBeInTheDocument();
});

test('edits, disables and enables a webhook', async () => {
  const { sent } = await open([webhookOf()]);
  const detail = await view();
  expect(await detail.findByText('No deliveries yet')).toBeInTheDocument();
  await userEvent.click(detail.getByRole('button', { name: 'Edit' }));
  const form = await dialog('Edit webhook');
  await userEvent.type(form.getByLabelText(/^Description/), 'Back office');
  await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(panel().getAllByText('Back office')).toHaveLength(2));
  expect(sent).toEqual([
    { companyId: '01C', id: '01W', url, description: 'Back office', events: ['GAME_LIVE'] },
  ]);
  await userEvent.click(detail.getByRole('button', { name: 'Disable' }));
  const confirm = await dialog('Disable this webhook?');
  await userEvent.click(confirm.getByRole('button', { name: 'Disable webhook' }));
  await waitFor(() => expect(panel().getAllByText('Disabled')).toHaveLength(2));
  expect(detail.queryByRole('button', { name: 'Send a test event' })).not.toBeInTheDocument();
  await userEvent.click(detail.getByRole('button', { name: 'Enable' }));
  await waitFor(() => expect(panel().getAllByText('Enabled')).toHaveLength(2));
});

test('rotates the secret after a confirmation', async () => {
  await open([webhookOf()]);
  const detail = await view();
  await userEvent.click(detail.getByRole('button', { name: 'Rotate secret' }));
  const confirm = await dialog('Rotate the signing secret?');
  await userEvent.click(confirm.getByRole('button', { name: 'Rotate secret' }));
  expect(await screen.findByText(secret)).toBeInTheDocument();
});

test('deletes a webhook after a confirmation', async () => {
  await open([
    webhookOf({ status: 'DISABLED', disabledReason: 'FAILING', disabledAt: '2026-11-20T09:00:00Z' }),
  ]);
  const detail = await view();
  expect(detail.getByText('Disabled after 72 hours of failures')).toBeInTheDocument();
  await userEvent.click(detail.getByRole('button', { name: 'Delete' }));
  const confirm = await dialog('Delete this webhook?');
  await userEvent.click(confirm.getByRole('button', { name: 'Delete webhook' }));
  await waitFor(() => expect(panel().getByText('No webhooks')).toBeInTheDocument());
});
