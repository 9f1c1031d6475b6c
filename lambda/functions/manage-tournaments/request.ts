import { literal, object, safeParse, variant, type InferOutput } from 'valibot';
import {
  cancelTournamentRules,
  createTournamentRules,
  decideEntryRules,
  tournamentStepRules,
  updateTournamentRules,
} from '#domain/tournaments/tournament-input-rules';
import { callerSchema as identity } from '#lambda/runtime/caller';
import { inputRefusal } from '#lambda/runtime/input-refusal';

const schema = variant('fieldName', [
  object({
    fieldName: literal('createTournament'),
    identity,
    arguments: object({ input: createTournamentRules }),
  }),
  object({
    fieldName: literal('updateTournament'),
    identity,
    arguments: object({ input: updateTournamentRules }),
  }),
  object({
    fieldName: literal('deleteTournament'),
    identity,
    arguments: object({ input: tournamentStepRules }),
  }),
  object({
    fieldName: literal('publishTournament'),
    identity,
    arguments: object({ input: tournamentStepRules }),
  }),
  object({
    fieldName: literal('cancelTournament'),
    identity,
    arguments: object({ input: cancelTournamentRules }),
  }),
  object({
    fieldName: literal('decideTournamentEntry'),
    identity,
    arguments: object({ input: decideEntryRules }),
  }),
]);

/** One of the fields, as the resolver passes it on. */
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
