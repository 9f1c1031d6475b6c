import * as v from 'valibot';

const outputsRule = v.looseObject({
  version: v.string(),
  auth: v.looseObject({
    aws_region: v.string(),
    user_pool_id: v.string(),
    user_pool_client_id: v.string(),
    identity_pool_id: v.string(),
  }),
  data: v.looseObject({ url: v.string() }),
  storage: v.looseObject({
    aws_region: v.string(),
    bucket_name: v.string(),
    buckets: v.array(v.looseObject({ name: v.string(), bucket_name: v.string(), aws_region: v.string() })),
  }),
  custom: v.looseObject({
    API: v.looseObject({ 'novalink-api': v.looseObject({ endpoint: v.string() }) }),
    playChoice: v.optional(v.picklist(['on', 'off']), 'off'),
    endpoints: v.optional(
      v.looseObject({
        userPool: v.string(),
        identityPool: v.string(),
        s3: v.string(),
        s3Worker: v.string(),
      }),
    ),
  }),
});

/** The configuration of the stage in Amplify's format. The deployment writes it next to the page. */
export type Config = v.InferOutput<typeof outputsRule>;

/** Fetches the configuration once. After a failure, the next call retries. */
export const createConfig = ({ fetch }: { readonly fetch: typeof globalThis.fetch }) => {
  let pending: Promise<Config> | undefined;
  return (): Promise<Config> => {
    pending ??= load(fetch).catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
};

const load = async (fetch: typeof globalThis.fetch): Promise<Config> => {
  const response = await fetch('/amplify_outputs.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`/amplify_outputs.json answered ${response.status}`);
  return v.parse(outputsRule, await response.json());
};
