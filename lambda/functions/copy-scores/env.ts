import { object, parse, string, type InferInput } from 'valibot';

const schema = object({ SCORES_TABLE: string(), GRAPHQL_URL: string() });
/** Set by Lambda itself. */
const runtimeSchema = object({ ...schema.entries, AWS_REGION: string() });

export type EnvInput = InferInput<typeof schema>;

export const environment = () => parse(runtimeSchema, process.env);
