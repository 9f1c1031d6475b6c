import { object, optional, parse, string, type InferInput } from 'valibot';

const schema = object({
  MAIN_TABLE: string(),
  USER_POOL_ID: string(),
  /** The origin of the site, such as `https://example.com`. */
  SITE_URL: string(),
  MAIL_FROM: string(),
  /** The AWS Region in which the sender is verified. */
  MAIL_REGION: string(),
  MAIL_CONFIGURATION_SET: optional(string()),
});

export type EnvInput = InferInput<typeof schema>;

export const environment = () => parse(schema, process.env);
