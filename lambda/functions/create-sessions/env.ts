import { object, parse, string, type InferInput } from 'valibot';

const schema = object({ MAIN_TABLE: string(), PLAY_TABLE: string(), SECRETS_KEY_ARN: string() });

export type EnvInput = InferInput<typeof schema>;

export const environment = () => parse(schema, process.env);
