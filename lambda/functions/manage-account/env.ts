import { object, parse, string, type InferInput } from 'valibot';

const schema = object({
  USER_POOL_ID: string(),
  USER_POOL_PROVIDER: string(),
  IDENTITY_POOL_ID: string(),
  MAIN_TABLE: string(),
  PLAY_TABLE: string(),
  AUDIT_TABLE: string(),
  JOURNAL_TABLE: string(),
  WALLETS_TABLE: string(),
});

export type EnvInput = InferInput<typeof schema>;

export const environment = () => parse(schema, process.env);
