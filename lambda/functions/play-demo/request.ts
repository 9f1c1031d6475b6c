import {
  integer,
  literal,
  maxLength,
  nonEmpty,
  number,
  object,
  pipe,
  regex,
  safeParse,
  string,
  variant,
  type InferOutput,
} from 'valibot';
import { maxLengthCode } from '#domain/text/form-messages';
import { limits } from '#domain/limits';
import { callerSchema as identity } from '#lambda/caller';
import { inputRefusal } from '#lambda/input-refusal';

const longest = limits.demo.clientSeed;
/** What a keyboard types into one line. */
const printableAscii = /^[ -~]+$/;

const round = object({
  playToken: string(),
  nonce: pipe(number(), integer()),
  clientSeed: pipe(
    string(),
    nonEmpty('required'),
    maxLength(longest, maxLengthCode(longest)),
    regex(printableAscii),
  ),
  bet: pipe(number(), integer()),
});

const schema = variant('fieldName', [
  object({
    fieldName: literal('startDemoSession'),
    identity,
    arguments: object({ gameId: string() }),
  }),
  object({
    fieldName: literal('startPreviewSession'),
    identity,
    arguments: object({ gameId: string(), versionId: string() }),
  }),
  object({
    fieldName: literal('playDemoRound'),
    identity,
    arguments: object({ input: round }),
  }),
]);

/** One of the three fields, as the resolver passes it on. */
export type Request = InferOutput<typeof schema>;

export type RoundInput = InferOutput<typeof round>;

export function parseRequest(event: unknown): Request {
  const { success, output, issues } = safeParse(schema, event);
  if (success) return output;
  throw inputRefusal(issues[0], ['arguments', 'input'].length);
}
