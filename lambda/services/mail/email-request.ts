import { number, object, parse, string, union, type InferOutput } from 'valibot';

const schema = union([
  /** A notification, by its recipient and its id. */
  object({ sub: string(), id: string() }),
  /** An answer to a guest's support request, by the request and the number of the answer, from 1. */
  object({ supportRequestId: string(), answer: number() }),
]);

/** An e-mail to send. */
export type EmailRequest = InferOutput<typeof schema>;
export type NotificationRequest = Extract<EmailRequest, { sub: string }>;
export type AnswerRequest = Exclude<EmailRequest, NotificationRequest>;

export const parseEmailRequest = (event: unknown): EmailRequest => parse(schema, event);
