import { type EnvOf, environmentOf } from '#lambda/runtime/environment';

export const environment = environmentOf(
  'MAIN_TABLE',
  'AUDIT_TABLE',
  /** The key of KMS that encrypts secrets. */
  'SECRETS_KEY_ARN',
);

export type EnvInput = EnvOf<typeof environment>;
