import { type EnvOf, environmentOf } from '#lambda/runtime/environment';

export const environment = environmentOf('MAIN_TABLE', 'EXCLUSION_KEY_ARN', 'AWS_LAMBDA_FUNCTION_NAME');

export type EnvInput = EnvOf<typeof environment>;
