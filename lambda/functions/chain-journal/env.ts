import { type EnvOf, environmentOf } from '#lambda/runtime/environment';

export const environment = environmentOf('JOURNAL_TABLE', 'AWS_LAMBDA_FUNCTION_NAME');

export type EnvInput = EnvOf<typeof environment>;
