import { cancelTournament } from '#lambda/functions/manage-tournaments/cancel-tournament';
import { decideTournamentEntry } from '#lambda/functions/manage-tournaments/decide-entry';
import {
  createTournament,
  deleteTournament,
  updateTournament,
} from '#lambda/functions/manage-tournaments/drafts';
import type { Needs } from '#lambda/functions/manage-tournaments/needs';
import { publishTournament } from '#lambda/functions/manage-tournaments/publish-tournament';
import type { Request } from '#lambda/functions/manage-tournaments/request';
import { untilWritten } from '#lambda/runtime/until-written';

/** Few people edit a tournament, but players write the rows of their entries at the same time. */
const attempts = 6;

/** Runs one of the fields. Retries if another write came first. */
export const manageTournaments = (needs: Needs) => (request: Request) =>
  untilWritten(attempts, needs.ledger, async () => {
    const { identity, fieldName } = request;
    switch (fieldName) {
      case 'createTournament':
        return createTournament(needs)(identity, request.arguments.input);
      case 'updateTournament':
        return updateTournament(needs)(identity, request.arguments.input);
      case 'deleteTournament':
        return deleteTournament(needs)(identity, request.arguments.input);
      case 'publishTournament':
        return publishTournament(needs)(identity, request.arguments.input);
      case 'cancelTournament':
        return cancelTournament(needs)(identity, request.arguments.input);
      case 'decideTournamentEntry':
        return decideTournamentEntry(needs)(identity, request.arguments.input);
    }
  });
