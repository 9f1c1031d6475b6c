import { type EnvOf, environmentOf } from '#lambda/runtime/environment';

export const environment = environmentOf(
  'MAIN_TABLE',
  'PLAY_TABLE',
  'AUDIT_TABLE',
  'JOURNAL_TABLE',
  'WALLETS_TABLE',
  'USER_POOL_ID',
  'EXCLUSION_KEY_ARN',
);

export type EnvInput = EnvOf<typeof environment>;
