import { number, object, parse, string, union, type InferOutput } from 'valibot';

const schema = union([
  /** A notification: of whom, and its id. */
  object({ sub: string(), id: string() }),
  /** An answer to a guest, whom nothing else tells of it: of which request, and which; the first is 1. */
  object({ supportRequestId: string(), answer: number() }),
]);

/** What is to be e-mailed. */
export type EmailRequest = InferOutput<typeof schema>;
export type NotificationRequest = Extract<EmailRequest, { sub: string }>;
export type AnswerRequest = Exclude<EmailRequest, NotificationRequest>;

export const parseEmailRequest = (event: unknown): EmailRequest => parse(schema, event);
