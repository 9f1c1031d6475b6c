import { type EnvOf, environmentOf } from '#lambda/runtime/environment';

export const environment = environmentOf(
  'MAIN_TABLE',
  'PLAY_TABLE',
  'AUDIT_TABLE',
  'JOURNAL_TABLE',
  'WALLETS_TABLE',
  'SECRETS_KEY_ARN',
  /** Only in the local cloud: wallets can be on the own machine. */
  'ALLOWS_LOOPBACK?',
);

export type EnvInput = EnvOf<typeof environment>;
