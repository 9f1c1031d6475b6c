import { type EnvOf, environmentOf } from '#lambda/runtime/environment';

export const environment = environmentOf(
  'MAIN_TABLE',
  'AUDIT_TABLE',
  'JOURNAL_TABLE',
  'SEAL_BUCKET',
  'AWS_LAMBDA_FUNCTION_NAME',
);

export type EnvInput = EnvOf<typeof environment>;
