import { type EnvOf, environmentOf } from '#lambda/runtime/environment';

export const environment = environmentOf(
  'USER_POOL_ID',
  'USER_POOL_CLIENT_ID',
  'MAIN_TABLE',
  'AWS_REGION',
  /** The endpoint of AWS if it is not the default one. The AWS SDKs use the same variable. */
  'AWS_ENDPOINT_URL?',
);

export type EnvInput = EnvOf<typeof environment>;
