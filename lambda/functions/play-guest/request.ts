import {
  boolean,
  literal,
  object,
  pipe,
  safeParse,
  string,
  nonEmpty,
  variant,
  type InferOutput,
} from 'valibot';
import { roundSchema } from '#lambda/services/free-play/round-input';
import { inputRefusal } from '#lambda/runtime/input-refusal';

/** The id that the identity pool assigned to the guest. */
const identity = object({ guest: pipe(string(), nonEmpty()) });

const schema = variant('fieldName', [
  object({
    fieldName: literal('startGuestSession'),
    identity,
    arguments: object({ gameId: string(), ofAge: boolean() }),
  }),
  object({
    fieldName: literal('playGuestRound'),
    identity,
    arguments: object({ input: roundSchema }),
  }),
]);

/** One of the two fields, as the resolver passes it on. */
export type Request = InferOutput<typeof schema>;

export function parseRequest(event: unknown): Request {
  const { success, output, issues } = safeParse(schema, event);
  if (success) return output;
  throw inputRefusal(issues[0], ['arguments', 'input'].length);
}
