import { type EnvOf, environmentOf } from '#lambda/runtime/environment';

export const environment = environmentOf(
  'MAIN_TABLE',
  'SITE_BUCKET',
  /** The content security policy of the site's pages without `frame-ancestors`. */
  'PAGE_POLICY',
);

export type EnvInput = EnvOf<typeof environment>;
