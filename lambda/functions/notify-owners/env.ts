import { object, optional, parse, string, type InferInput } from 'valibot';

const schema = object({
  MAIN_TABLE: string(),
  /** Sends notifications by e-mail, in a stage that does. */
  EMAIL_FUNCTION: optional(string()),
});

export type EnvInput = InferInput<typeof schema>;

export const environment = () => parse(schema, process.env);
