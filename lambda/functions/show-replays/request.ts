import { maxLength, object, parse, pipe, string, type InferOutput } from 'valibot';

const schema = object({ arguments: object({ id: pipe(string(), maxLength(26)) }) });

/** Identifies the replay. */
export type ReplayRequest = InferOutput<typeof schema>['arguments'];

/** Parses the event of the resolver, which has checked the form of the id. */
export const parseRequest = (event: unknown): ReplayRequest => parse(schema, event).arguments;
