import {
  literal,
  maxLength,
  nonEmpty,
  nullable,
  number,
  object,
  pipe,
  safeParse,
  string,
  variant,
  type InferOutput,
} from 'valibot';
import { limits } from '#domain/limits';
import {
  excludeSelfRules,
  playRoundRules,
  rotateSeedsRules,
  setPlayLimitsRules,
  shareRoundRules,
  startPlaySessionRules,
  unshareRoundRules,
} from '#domain/play/play-rules';
import { joinTournamentRules } from '#domain/tournaments/tournament-input-rules';
import { callerSchema as identity } from '#lambda/runtime/caller';
import { inputRefusal } from '#lambda/runtime/input-refusal';

const brandId = pipe(string(), nonEmpty('required'), maxLength(limits.sub, 'format'));

const listed = object({
  brandId,
  /** Checked by the resolver. */
  limit: number(),
  nextToken: nullable(pipe(string(), maxLength(limits.pageToken, 'format'))),
});

/** Selects the rounds of the caller to list. */
export type ListedRounds = InferOutput<typeof listed>;

const schema = variant('fieldName', [
  object({ fieldName: literal('listRounds'), identity, arguments: listed }),
  object({ fieldName: literal('getSeeds'), identity, arguments: object({ brandId }) }),
  object({ fieldName: literal('listSharedRounds'), identity, arguments: object({ brandId }) }),
  object({
    fieldName: literal('startPlaySession'),
    identity,
    arguments: object({ input: startPlaySessionRules }),
  }),
  object({ fieldName: literal('playRound'), identity, arguments: object({ input: playRoundRules }) }),
  object({
    fieldName: literal('joinTournament'),
    identity,
    arguments: object({ input: joinTournamentRules }),
  }),
  object({ fieldName: literal('rotateSeeds'), identity, arguments: object({ input: rotateSeedsRules }) }),
  object({ fieldName: literal('shareRound'), identity, arguments: object({ input: shareRoundRules }) }),
  object({ fieldName: literal('unshareRound'), identity, arguments: object({ input: unshareRoundRules }) }),
  object({ fieldName: literal('setPlayLimits'), identity, arguments: object({ input: setPlayLimitsRules }) }),
  object({ fieldName: literal('excludeSelf'), identity, arguments: object({ input: excludeSelfRules }) }),
]);

/** A field that this function resolves, in the format of the resolver. */
export type Request = InferOutput<typeof schema>;

/** The arguments of one of the mutations. */
export type InputOf<
  Field extends Exclude<Request['fieldName'], 'getSeeds' | 'listRounds' | 'listSharedRounds'>,
> = Extract<Request, { readonly fieldName: Field }>['arguments']['input'];

export function parseRequest(event: unknown): Request {
  const { success, output, issues } = safeParse(schema, event);
  if (success) return output;
  throw inputRefusal(issues[0], ['arguments', 'input'].length);
}
