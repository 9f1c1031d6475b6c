import { object, optional, parse, pipe, string, url, type InferInput } from 'valibot';

const schema = object({
  USER_POOL_ID: string(),
  USER_POOL_CLIENT_ID: string(),
  AWS_REGION: string(),
  /** Where AWS is, when it is not at its own address; the SDKs' own variable. */
  AWS_ENDPOINT_URL: optional(pipe(string(), url())),
});

/** Lambda itself sets the AWS_ ones. */
export type EnvInput = Omit<InferInput<typeof schema>, 'AWS_REGION' | 'AWS_ENDPOINT_URL'>;

export const environment = () => parse(schema, process.env);
