import { type EnvOf, environmentOf } from '#lambda/runtime/environment';

export const environment = environmentOf(
  'USER_POOL_ID',
  'USER_POOL_PROVIDER',
  'IDENTITY_POOL_ID',
  'MAIN_TABLE',
  'PLAY_TABLE',
  'AUDIT_TABLE',
  'JOURNAL_TABLE',
  'WALLETS_TABLE',
);

export type EnvInput = EnvOf<typeof environment>;
