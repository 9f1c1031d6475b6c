import { object, optional, parse, string, type InferInput } from 'valibot';

const schema = object({
  MAIN_TABLE: string(),
  AUDIT_TABLE: string(),
  /** The queue of deliveries to webhooks. */
  WEBHOOK_QUEUE_URL: string(),
  /** The function that sends notifications by e-mail; only in a stage that sends e-mails. */
  EMAIL_FUNCTION: optional(string()),
});

export type EnvInput = InferInput<typeof schema>;

export const environment = () => parse(schema, process.env);
