import { object, parse, string, type InferInput } from 'valibot';

const schema = object({
  MAIN_TABLE: string(),
  PLAY_TABLE: string(),
  AUDIT_TABLE: string(),
  JOURNAL_TABLE: string(),
  WALLETS_TABLE: string(),
  SCORES_TABLE: string(),
  CERTIFICATES_BUCKET: string(),
});

/** Set by Lambda itself. */
const runtimeSchema = object({ ...schema.entries, AWS_LAMBDA_FUNCTION_NAME: string() });

export type EnvInput = InferInput<typeof schema>;

export const environment = () => parse(runtimeSchema, process.env);
