import { object, optional, parse, pipe, string, url, type InferInput } from 'valibot';

const schema = object({
  USER_POOL_ID: string(),
  USER_POOL_CLIENT_ID: string(),
  MAIN_TABLE: string(),
  AWS_REGION: string(),
  /** The endpoint of AWS if it is not the default one. The AWS SDKs use the same variable. */
  AWS_ENDPOINT_URL: optional(pipe(string(), url())),
});

/** Lambda sets the AWS_ variables itself. */
export type EnvInput = Omit<InferInput<typeof schema>, 'AWS_REGION' | 'AWS_ENDPOINT_URL'>;

export const environment = () => parse(schema, process.env);
