import { object, parse, string, type InferOutput } from 'valibot';

const schema = object({ sub: string(), id: string() });

/** Which notification: of whom, and its id. */
export type EmailRequest = InferOutput<typeof schema>;

export const parseEmailRequest = (event: unknown): EmailRequest => parse(schema, event);
