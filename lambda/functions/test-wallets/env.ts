import { literal, object, optional, parse, string, type InferInput } from 'valibot';

const schema = object({
  MAIN_TABLE: string(),
  AUDIT_TABLE: string(),
  /** The key of KMS that encrypts secrets. */
  SECRETS_KEY_ARN: string(),
  /** Only in the local cloud: wallets can be on the own machine. */
  ALLOWS_LOOPBACK: optional(literal('true')),
});

export type EnvInput = InferInput<typeof schema>;

export const environment = () => parse(schema, process.env);
