import { type EnvOf, environmentOf } from '#lambda/runtime/environment';

export const environment = environmentOf(
  'MAIN_TABLE',
  'AUDIT_TABLE',
  /** The queue of deliveries to webhooks. */
  'WEBHOOK_QUEUE_URL',
  /** The function that sends notifications by e-mail; only in a stage that sends e-mails. */
  'EMAIL_FUNCTION?',
);

export type EnvInput = EnvOf<typeof environment>;
