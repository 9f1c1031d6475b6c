import { object, parse, string, type InferInput } from 'valibot';

const schema = object({ MAIN_TABLE: string(), EXCLUSION_KEY_ARN: string() });
/** Set by Lambda itself. */
const runtimeSchema = object({ ...schema.entries, AWS_LAMBDA_FUNCTION_NAME: string() });

export type EnvInput = InferInput<typeof schema>;

export const environment = () => parse(runtimeSchema, process.env);
