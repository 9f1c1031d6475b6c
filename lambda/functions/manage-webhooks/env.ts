import { type EnvOf, environmentOf } from '#lambda/runtime/environment';

export const environment = environmentOf(
  'MAIN_TABLE',
  'AUDIT_TABLE',
  /** The key of KMS that encrypts secrets. */
  'SECRETS_KEY_ARN',
  'QUEUE_URL',
  /** Only in the local cloud: endpoints can be on the own machine. */
  'ALLOWS_LOOPBACK?',
);

export type EnvInput = EnvOf<typeof environment>;
