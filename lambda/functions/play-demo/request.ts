import { literal, object, safeParse, string, variant, type InferOutput } from 'valibot';
import { callerSchema as identity } from '#lambda/runtime/caller';
import { roundSchema } from '#lambda/services/free-play/round-input';
import { inputRefusal } from '#lambda/runtime/input-refusal';

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
    arguments: object({ input: roundSchema }),
  }),
]);

/** One of the three fields, as the resolver passes it on. */
export type Request = InferOutput<typeof schema>;

export function parseRequest(event: unknown): Request {
  const { success, output, issues } = safeParse(schema, event);
  if (success) return output;
  throw inputRefusal(issues[0], ['arguments', 'input'].length);
}
