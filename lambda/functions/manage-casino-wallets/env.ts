import { object, parse, string, type InferInput } from 'valibot';

const schema = object({
  MAIN_TABLE: string(),
  AUDIT_TABLE: string(),
  /** The key of KMS that encrypts secrets. */
  SECRETS_KEY_ARN: string(),
  /** The queue of `test-wallets`. */
  QUEUE_URL: string(),
});

export type EnvInput = InferInput<typeof schema>;

export const environment = () => parse(schema, process.env);
