import { object, parse, string, type InferInput } from 'valibot';

const schema = object({
  MAIN_TABLE: string(),
  SITE_BUCKET: string(),
  /** The content security policy of the site's pages without `frame-ancestors`. */
  PAGE_POLICY: string(),
});

export type EnvInput = InferInput<typeof schema>;

export const environment = () => parse(schema, process.env);
