import type { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { secretText } from '#lambda/runtime/secret-text';

/** Returns the key that signs play tokens. */
export type PlayKey = () => Promise<string>;

export const secretPlayKey = (secrets: Pick<SecretsManagerClient, 'send'>, secretId: string): PlayKey =>
  secretText(secrets, secretId);
