import {
  integer,
  literal,
  number,
  object,
  pipe,
  record,
  safeParse,
  string,
  transform,
  unknown,
  variant,
  type InferOutput,
} from 'valibot';
import { createGameVersionRules, updateGameVersionRules } from '#domain/game-version-rules';
import { callerSchema as identity } from '#lambda/caller';
import { inputRefusal } from '#lambda/input-refusal';

/** AppSync gives an AWSJSON argument as what it reads, not as the text that came. */
const modelAsText = transform((input: Record<string, unknown>) => {
  const { mathModel } = input;
  return typeof mathModel === 'object' ? { ...input, mathModel: JSON.stringify(mathModel) } : input;
});
const withModel = pipe(record(string(), unknown()), modelAsText);
const transition = object({ gameId: string(), id: string(), expectedVersion: pipe(number(), integer()) });

const schema = variant('fieldName', [
  object({
    fieldName: literal('createGameVersion'),
    identity,
    arguments: object({ input: pipe(withModel, createGameVersionRules) }),
  }),
  object({
    fieldName: literal('updateGameVersion'),
    identity,
    arguments: object({ input: pipe(withModel, updateGameVersionRules) }),
  }),
  object({
    fieldName: literal('testGameVersion'),
    identity,
    arguments: object({ input: transition }),
  }),
]);

/** One of the three fields, as the resolver passes it on. */
export type Request = InferOutput<typeof schema>;

/** What one of them is given. */
export type InputOf<Field extends Request['fieldName']> = Extract<
  Request,
  { readonly fieldName: Field }
>['arguments']['input'];

export function parseRequest(event: unknown): Request {
  const { success, output, issues } = safeParse(schema, event);
  if (success) return output;
  throw inputRefusal(issues[0], ['arguments', 'input'].length);
}
