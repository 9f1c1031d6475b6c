import { object, parse, string, type InferInput } from 'valibot';

const schema = object({ JOURNAL_TABLE: string() });
/** Set by Lambda itself. */
const runtimeSchema = object({ ...schema.entries, AWS_LAMBDA_FUNCTION_NAME: string() });

export type EnvInput = InferInput<typeof schema>;

export const environment = () => parse(runtimeSchema, process.env);
