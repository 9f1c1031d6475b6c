import type { Mutation, Query, Subscription } from '#domain/generated/types';
import { byFunction, byFunctionForAnyone, read, type Plans } from '#lib/api/resolver-plan';

const shown = byFunctionForAnyone('shown-tournaments');

/** Resolvers of the queries of tournaments. They are created in a separate stack, see `TournamentsStack`. */
export const tournamentQueries = {
  listTournaments: byFunction('shown-tournaments'),
  getTournament: shown,
  getLeaderboard: shown,
  getTournamentCertificate: shown,
  getPublicLobby: shown,
  listTournamentEntries: byFunction('shown-tournaments'),
} satisfies Partial<Plans<keyof Query>>;

export const tournamentMutations = {
  createTournament: byFunction('tournaments'),
  updateTournament: byFunction('tournaments'),
  deleteTournament: byFunction('tournaments'),
  publishTournament: byFunction('tournaments'),
  cancelTournament: byFunction('tournaments'),
  decideTournamentEntry: byFunction('tournaments'),
  publishLeaderboard: read('tournaments/Mutation.publishLeaderboard', 'none'),
} satisfies Partial<Plans<keyof Mutation>>;

/** Not part of the resolver map, which contains the fields that are requested over HTTP. */
export const tournamentSubscriptions = {
  onLeaderboardChange: read('tournaments/Subscription.onLeaderboardChange', 'none'),
} satisfies Plans<keyof Subscription>;
