import {
  literal,
  maxLength,
  nonEmpty,
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
import { startTestRunRules } from '#domain/games/test-run-rules';
import { callerSchema as identity } from '#lambda/runtime/caller';
import { inputRefusal } from '#lambda/runtime/input-refusal';
import { modelText } from '#lambda/services/games/model-text';

const withModel = pipe(
  record(string(), unknown()),
  transform((input) => (input.mathModel ? { ...input, mathModel: modelText(input.mathModel) } : input)),
);

/** Ids of NovaLink are shorter. A longer one could exceed the limit for a key. */
const longestId = 64;

const schema = variant('fieldName', [
  object({
    fieldName: literal('startTestRun'),
    identity,
    arguments: object({ input: pipe(withModel, startTestRunRules) }),
  }),
  object({
    fieldName: literal('cancelTestRun'),
    identity,
    arguments: object({ id: pipe(string(), nonEmpty('required'), maxLength(longestId, 'format')) }),
  }),
]);

/** One of the two fields, as the resolver passes it on. */
export type Request = InferOutput<typeof schema>;

/** The input of a run. */
export type StartInput = Extract<Request, { readonly fieldName: 'startTestRun' }>['arguments']['input'];

/** The depth of an argument, or of an input field, in the path of an error. */
const depth = { cancelTestRun: 1, startTestRun: 2 };

export function parseRequest(event: unknown): Request {
  const { success, output, issues } = safeParse(schema, event);
  if (success) return output;
  const [issue] = issues;
  throw inputRefusal(issue, issue.path?.[1]?.key === 'input' ? depth.startTestRun : depth.cancelTestRun);
}
