import { type EnvOf, environmentOf } from '#lambda/runtime/environment';

export const environment = environmentOf(
  'MAIN_TABLE',
  'AUDIT_TABLE',
  /** The key of KMS that encrypts secrets. */
  'SECRETS_KEY_ARN',
  /** The queue of `test-wallets`. */
  'QUEUE_URL',
);

export type EnvInput = EnvOf<typeof environment>;
