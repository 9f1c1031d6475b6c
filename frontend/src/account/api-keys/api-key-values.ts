import * as v from 'valibot';
import { ed25519PublicKey } from '#domain/api/signatures/public-key';
import { createApiKeyRules } from '#domain/companies/api-key-rules';
import type { ApiKeyScheme, ApiKeyScope, CreateApiKeyInput } from '#domain/generated/types';

/** The form values of an API key. */
export interface ApiKeyValues {
  name: string;
  scheme: ApiKeyScheme;
  publicKey: string;
  scopes: Partial<Record<ApiKeyScope, boolean>>;
  expiresOn: string;
}

export const newApiKey: ApiKeyValues = { name: '', scheme: 'V1', publicKey: '', scopes: {}, expiresOn: '' };

export const apiKeyInput =
  (companyId: string) =>
  ({ scopes, publicKey, expiresOn, ...values }: ApiKeyValues) => ({
    companyId,
    ...values,
    publicKey: values.scheme === 'ED25519' ? publicKey : null,
    scopes: Object.entries(scopes).flatMap(([scope, isChosen]) => (isChosen ? [scope] : [])),
    expiresOn: expiresOn === '' ? null : expiresOn,
  });

/** The validated input. */
export const checkedApiKey = (companyId: string, values: ApiKeyValues): CreateApiKeyInput =>
  v.parse(createApiKeyRules, apiKeyInput(companyId)(values));

/** Errors that depend on the time or on several fields. */
export function moreApiKeyFaults(
  { scheme, publicKey, expiresOn }: ApiKeyValues,
  today: string,
): Record<string, string> {
  return {
    ...(scheme === 'ED25519' &&
      ed25519PublicKey(publicKey) === undefined && {
        publicKey: 'Paste an Ed25519 public key: PEM, or 32 bytes in base64',
      }),
    ...(expiresOn !== '' && expiresOn < today && { expiresOn: 'Choose today or a later day' }),
  };
}

/** The current day in UTC, in which API keys expire. */
export const todayInUtc = (): string => new Date().toISOString().slice(0, 10);
