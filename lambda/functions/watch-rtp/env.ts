import { object, parse, string, type InferInput } from 'valibot';

const schema = object({ MAIN_TABLE: string(), PLAY_TABLE: string(), AUDIT_TABLE: string() });

export type EnvInput = InferInput<typeof schema>;

/** Lambda sets the name of the function. */
const runtimeSchema = object({ ...schema.entries, AWS_LAMBDA_FUNCTION_NAME: string() });

export const environment = () => parse(runtimeSchema, process.env);
