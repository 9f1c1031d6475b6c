import { leaderboards } from '#lambda/services/tournaments/boards';
import { listEntries } from '#lambda/functions/show-tournaments/list-entries';
import { listTournaments } from '#lambda/functions/show-tournaments/list-tournaments';
import type { Needs } from '#lambda/functions/show-tournaments/needs';
import { getLeaderboard } from '#lambda/functions/show-tournaments/leaderboard';
import { getPublicLobby } from '#lambda/functions/show-tournaments/public-lobby';
import { getCertificate, getTournament } from '#lambda/functions/show-tournaments/tournament';
import type { Request } from '#lambda/functions/show-tournaments/request';
import { Refusal } from '#lambda/runtime/refusal';

/** Runs one of the queries. It has no write access. */
export function showTournaments(needs: Needs) {
  const boards = leaderboards(needs.scores, needs.clock);
  const lobbyOf = getPublicLobby(needs);
  return (request: Request) => {
    const { identity, fieldName } = request;
    switch (fieldName) {
      case 'getTournament':
        return getTournament(needs, boards)(identity, request.arguments.id);
      case 'getLeaderboard':
        return getLeaderboard(needs, boards)(identity, request.arguments.tournamentId);
      case 'getTournamentCertificate':
        return getCertificate(needs)(request.arguments.tournamentId);
      case 'getPublicLobby':
        return lobbyOf(request.arguments.brandId);
      case 'listTournaments':
        if (!identity) throw new Refusal('brand.missing');
        return listTournaments(needs, boards)(identity, request.arguments);
      case 'listTournamentEntries':
        if (!identity) throw new Refusal('tournament.missing');
        return listEntries(needs)(identity, request.arguments);
    }
  };
}
