import { object, optional, parse, string, type InferInput } from 'valibot';

const schema = object({
  MAIN_TABLE: string(),
  /** The function that sends notifications by e-mail; only in a stage that sends e-mails. */
  EMAIL_FUNCTION: optional(string()),
});

export type EnvInput = InferInput<typeof schema>;

export const environment = () => parse(schema, process.env);
