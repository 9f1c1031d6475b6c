import {
  literal,
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
import { createGameVersionRules, updateGameVersionRules } from '#domain/games/game-version-rules';
import { callerSchema as identity } from '#lambda/runtime/caller';
import { inputRefusal } from '#lambda/runtime/input-refusal';
import { modelText } from '#lambda/services/games/model-text';

const modelAsText = transform(({ mathModel, ...input }: Record<string, unknown>): unknown =>
  mathModel === undefined ? input : { ...input, mathModel: modelText(mathModel) },
);
const withModel = pipe(record(string(), unknown()), modelAsText);

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
]);

/** One of the two fields, as the resolver passes it on. */
export type Request = InferOutput<typeof schema>;

/** The arguments of one of the fields. */
export type InputOf<Field extends Request['fieldName']> = Extract<
  Request,
  { readonly fieldName: Field }
>['arguments']['input'];

export function parseRequest(event: unknown): Request {
  const { success, output, issues } = safeParse(schema, event);
  if (success) return output;
  throw inputRefusal(issues[0], ['arguments', 'input'].length);
}
