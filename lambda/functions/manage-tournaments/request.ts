import {
  cancelTournamentRules,
  createTournamentRules,
  decideEntryRules,
  tournamentStepRules,
  updateTournamentRules,
} from '#domain/tournaments/tournament-input-rules';
import { type InputIn, type RequestFor, requestParser } from '#lambda/runtime/requests';

const fields = {
  createTournament: { input: createTournamentRules },
  updateTournament: { input: updateTournamentRules },
  deleteTournament: { input: tournamentStepRules },
  publishTournament: { input: tournamentStepRules },
  cancelTournament: { input: cancelTournamentRules },
  decideTournamentEntry: { input: decideEntryRules },
};

export type Request = RequestFor<typeof fields>;
export type InputOf<Field extends Request['fieldName']> = InputIn<Request, Field>;

export const parseRequest = requestParser(fields);
