import type { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { secretText } from '#lambda/secret-text';

/** What play tokens are signed with. */
export type PlayKey = () => Promise<string>;

export const secretPlayKey = (secrets: Pick<SecretsManagerClient, 'send'>, secretId: string): PlayKey =>
  secretText(secrets, secretId);
