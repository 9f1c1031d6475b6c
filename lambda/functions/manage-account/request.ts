import {
  literal,
  maxLength,
  nullish,
  object,
  pipe,
  safeParse,
  string,
  variant,
  type InferOutput,
} from 'valibot';
import { callerSchema as identity } from '#lambda/runtime/caller';
import { inputRefusal } from '#lambda/runtime/input-refusal';

const schema = variant('fieldName', [
  object({
    fieldName: literal('exportMyData'),
    identity,
    arguments: object({ nextToken: nullish(pipe(string(), maxLength(4096))) }),
  }),
  object({
    fieldName: literal('deleteMyAccount'),
    identity,
    arguments: object({
      email: pipe(string(), maxLength(320)),
      idToken: nullish(pipe(string(), maxLength(8192))),
    }),
  }),
]);

/** One of the two fields, as the resolver passes it on. */
export type Request = InferOutput<typeof schema>;

export function parseRequest(event: unknown): Request {
  const { success, output, issues } = safeParse(schema, event);
  if (success) return output;
  throw inputRefusal(issues[0], ['arguments'].length);
}
