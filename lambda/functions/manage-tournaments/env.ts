import { type EnvOf, environmentOf } from '#lambda/runtime/environment';

export const environment = environmentOf(
  'MAIN_TABLE',
  'PLAY_TABLE',
  'AUDIT_TABLE',
  'JOURNAL_TABLE',
  'WALLETS_TABLE',
  'SCHEDULE_GROUP',
  'SCHEDULE_ROLE_ARN',
  'SETTLE_FUNCTION_ARN',
);

export type EnvInput = EnvOf<typeof environment>;
