import { type EnvOf, environmentOf } from '#lambda/runtime/environment';

export const environment = environmentOf(
  'MAIN_TABLE',
  'USER_POOL_ID',
  /** The origin of the site, such as `https://example.com`. */
  'SITE_URL',
  'MAIL_FROM',
  /** The AWS Region in which the sender is verified. */
  'MAIL_REGION',
  'MAIL_CONFIGURATION_SET?',
);

export type EnvInput = EnvOf<typeof environment>;
