import { expect, test } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { apiKeyFields } from '#domain/companies/api-key-fields';
import type { ApiKey, CreateApiKeyInput } from '#domain/generated/types';
import { companyOf } from '../../parts/companies/testing/company';
import { fakePlatform } from '../../platform/fake-platform';
import { Refused } from '../../platform/api/errors';
import { openPage } from '../../platform/open-page';
import { unshownFields } from '../../platform/forms/testing/unshown-fields';
import { CompanyPage } from '../company/company-page';

const email = 'maria@studio.test';
const secret = 'nls_c2VjcmV0';
const publicKey = '11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=';

const keyOf = (changes: Partial<ApiKey> = {}): ApiKey => ({
  id: '01K',
  companyId: '01C',
  keyId: `01C.${changes.id ?? '01K'}`,
  name: 'Reporting server',
  scheme: 'V1',
  scopes: ['METRICS_READ'],
  publicKey: null,
  status: 'ACTIVE',
  createdBy: email,
  createdAt: '2026-11-20T09:00:00Z',
  expiresOn: null,
  lastUsedAt: null,
  revokedAt: null,
  ...changes,
});

/** A server that stores the keys of one company. */
const open = async (given: readonly ApiKey[] = []) => {
  let keys = [...given];
  const created: CreateApiKeyInput[] = [];
  const fake = fakePlatform({
    listCompanies: () => ({ items: [companyOf({ owner: email })], nextToken: null }),
    getCompany: () => ({ ...companyOf(), compliance: null, history: { items: [], nextToken: null } }),
    listApiKeys: () => keys,
    createApiKey: ({ input }) => {
      const { publicKey: _, ...asked } = input;
      created.push(input);
      if (keys.some(({ name }) => name === 'Full')) throw new Refused('api-key.too-many', { limit: 2 });
      const apiKey = keyOf({ ...asked, id: `0${keys.length}K` });
      keys = [apiKey, ...keys];
      return { apiKey, secret: asked.scheme === 'V1' ? secret : null };
    },
    revokeApiKey: ({ input }) => {
      const { id } = input as { id: string };
      keys = keys.map((key) =>
        key.id === id ? { ...key, status: 'REVOKED', revokedAt: '2026-11-21T09:00:00Z' } : key,
      );
      return { id };
    },
  });
  await fake.arrive(email, ['PROVIDERS']);
  openPage(CompanyPage, fake.platform, '/Company');
  await waitFor(() => expect(panel().getAllByText(/^(No active API keys|Active)$/)).not.toEqual([]));
  return { created };
};

const panel = () => within(screen.getByRole('region', { name: 'API keys' }));
const dialog = async () => within(await screen.findByRole('dialog'));
const createKey = async () => {
  await userEvent.click(panel().getByRole('button', { name: 'Create API key' }));
  return dialog();
};

test('creates a key and shows its secret once', async () => {
  userEvent.setup(); // Gives jsdom a clipboard.
  const { created } = await open();
  const form = await createKey();
  await userEvent.type(form.getByLabelText('Name'), 'Reporting server');
  await userEvent.click(form.getByLabelText(/^Read the metrics/));
  await userEvent.click(form.getByRole('button', { name: 'Create key' }));
  expect(await form.findByText(secret)).toBeInTheDocument();
  expect(form.getByText('Copy the secret now')).toBeInTheDocument();
  await userEvent.click(form.getByRole('button', { name: 'Copy secret' }));
  expect(await navigator.clipboard.readText()).toBe(secret);
  await userEvent.click(form.getByRole('button', { name: 'Done' }));
  expect(created).toEqual([
    {
      ...{ companyId: '01C', name: 'Reporting server', scheme: 'V1', publicKey: null },
      ...{ scopes: ['METRICS_READ'], expiresOn: null },
    },
  ]);
  await waitFor(() => expect(panel().getByText('01C.00K')).toBeInTheDocument());
  expect(screen.queryByText(secret)).not.toBeInTheDocument();
});

test('creates a key with a public key, which has no secret', async () => {
  const { created } = await open();
  const form = await createKey();
  await userEvent.type(form.getByLabelText('Name'), 'Wallet');
  await userEvent.click(form.getByLabelText(/^Key pair/));
  expect(unshownFields(apiKeyFields, 'create')).toEqual([]);
  await userEvent.type(form.getByLabelText('Public key'), 'no key');
  await userEvent.click(form.getByRole('button', { name: 'Create key' }));
  expect(await form.findByText(/^Paste an Ed25519 public key/)).toBeInTheDocument();
  await userEvent.clear(form.getByLabelText('Public key'));
  await userEvent.type(form.getByLabelText('Public key'), publicKey);
  await userEvent.click(form.getByRole('button', { name: 'Create key' }));
  expect(await form.findByText('01C.00K')).toBeInTheDocument();
  expect(form.queryByText('Copy the secret now')).not.toBeInTheDocument();
  expect(created).toMatchObject([{ scheme: 'ED25519', publicKey, scopes: [] }]);
});

test('keeps the input when the key is refused', async () => {
  await open([keyOf({ name: 'Full' })]);
  const form = await createKey();
  await userEvent.type(form.getByLabelText('Name'), 'Second');
  await userEvent.click(form.getByRole('button', { name: 'Create key' }));
  expect(
    await form.findByText('A company can have 2 active API keys. Revoke one first.'),
  ).toBeInTheDocument();
  expect(form.getByLabelText('Name')).toHaveValue('Second');
});

test('refuses a last day in the past', async () => {
  const { created } = await open();
  const form = await createKey();
  await userEvent.type(form.getByLabelText('Name'), 'Reporting server');
  await userEvent.type(form.getByLabelText(/^Last day/), '2020-01-01');
  await userEvent.click(form.getByRole('button', { name: 'Create key' }));
  expect(await form.findByText('Choose today or a later day')).toBeInTheDocument();
  expect(created).toEqual([]);
});

test('revokes a key after a confirmation', async () => {
  await open([keyOf({ lastUsedAt: '2026-11-21T08:00:00Z' }), keyOf({ id: '02K', name: 'Old' })]);
  expect(panel().queryByRole('button', { name: 'Create API key' })).not.toBeInTheDocument();
  expect(panel().getByText(/can have 2 active keys/)).toBeInTheDocument();
  await userEvent.click(panel().getByRole('button', { name: 'Revoke Old' }));
  const confirm = await dialog();
  expect(confirm.getByText('The key was never used.')).toBeInTheDocument();
  await userEvent.click(confirm.getByRole('button', { name: 'Revoke key' }));
  await waitFor(() => expect(panel().getByText(/^Revoked\b(?! and)/)).toBeInTheDocument());
  expect(panel().queryByRole('button', { name: 'Revoke Old' })).not.toBeInTheDocument();
  expect(panel().getByRole('button', { name: 'Create API key' })).toBeInTheDocument();
});

test('shows no secrets, no buttons and no key ID for a key that has expired', async () => {
  await open([keyOf({ status: 'EXPIRED', expiresOn: '2026-10-01' }), keyOf({ id: '02K', name: 'New' })]);
  expect(panel().getByText(/^Expired after/)).toBeInTheDocument();
  expect(panel().getByText('Oct 1, 2026')).toBeInTheDocument();
  expect(panel().queryByText('01C.01K')).not.toBeInTheDocument();
});
