import { type EnvOf, environmentOf } from '#lambda/runtime/environment';

export const environment = environmentOf(
  'MAIN_TABLE',
  'AUDIT_TABLE',
  /** The key of KMS that encrypts secrets. */
  'SECRETS_KEY_ARN',
  /** Only in the local cloud: wallets can be on the same machine. */
  'ALLOWS_LOOPBACK?',
);

export type EnvInput = EnvOf<typeof environment>;
