import { ulid } from '#lambda/runtime/ulid';
import type { Part } from '../matrix/operations';
import type { Call, GraphqlRequest } from './call';

type TournamentCall = Call<GraphqlRequest>;

/** The brand has one game with the brand's id. */
const rules = (gameId: string) => ({
  ...{ name: 'Harbour Cup', coin: 'GLD', gameIds: [gameId] },
  ...{ startsAt: '2998-01-01T00:00:00.000Z', endsAt: '2998-01-02T00:00:00.000Z' },
  ...{ entryMode: 'OPT_IN', minEntrants: 1, minBet: '1000', scoring: { model: 'TOTAL_WIN' } },
  ...{ prizeKind: 'FIXED', prizes: [{ rankFrom: 1, rankTo: 1, amount: '500' }] },
});

const mutation = (field: string, input: string, selection: string, said: object): GraphqlRequest => ({
  query: `mutation ($input: ${input}!) { ${field}(input: $input) ${selection} }`,
  variables: { input: said },
});
const query = (field: string, argument: string, selection: string) => (id: string) => ({
  query: `query ($id: ID!) { ${field}(${argument}: $id) { ${selection} } }`,
  variables: { id },
});
const step = (field: string, tournament: 'DRAFT' | 'PUBLISHED', said: object = {}): TournamentCall => ({
  subject: { tournament },
  request: (id) => {
    const input = field === 'cancelTournament' ? 'CancelTournamentInput' : 'TournamentInput';
    const selection = field === 'deleteTournament' ? '' : '{ id }';
    return mutation(field, input, selection, { id, expectedVersion: 1, ...said });
  },
});
/** Fields of published tournaments, which are public. */
const shown = (field: string, selection: string): TournamentCall => ({
  subject: { tournament: 'PUBLISHED' },
  unready: [{ tournament: 'DRAFT' }],
  request: query(field, 'tournamentId', selection),
});

/** A tournament has the id of its brand. */
export const tournamentCalls = {
  'Query.listTournaments': {
    subject: { brand: 'ACTIVE' },
    request: query('listTournaments', 'brandId', 'items { id }'),
  },
  // A draft, because published tournaments are public.
  'Query.getTournament': { subject: { tournament: 'DRAFT' }, request: query('getTournament', 'id', 'id') },
  'Query.getLeaderboard': shown('getLeaderboard', 'ranked'),
  'Query.getTournamentCertificate': {
    subject: { tournament: 'SETTLED' },
    unready: [{ tournament: 'DRAFT' }, { tournament: 'PUBLISHED' }],
    request: query('getTournamentCertificate', 'tournamentId', 'path'),
  },
  'Query.listTournamentEntries': {
    subject: { tournament: 'PUBLISHED' },
    request: query('listTournamentEntries', 'tournamentId', 'items { id }'),
  },
  'Mutation.createTournament': {
    subject: { brand: 'ACTIVE' },
    request: (brandId) =>
      mutation('createTournament', 'CreateTournamentInput', '{ id }', {
        ...{ brandId, rules: rules(brandId), requestId: ulid(new Date()) },
      }),
  },
  'Mutation.updateTournament': {
    subject: { tournament: 'DRAFT' },
    request: (id) =>
      mutation('updateTournament', 'UpdateTournamentInput', '{ id }', {
        ...{ id, expectedVersion: 1, rules: rules(id) },
      }),
  },
  'Mutation.deleteTournament': step('deleteTournament', 'DRAFT'),
  'Mutation.publishTournament': step('publishTournament', 'DRAFT'),
  'Mutation.cancelTournament': step('cancelTournament', 'PUBLISHED', { reason: 'As agreed.' }),
  'Mutation.decideTournamentEntry': {
    subject: { tournament: 'PUBLISHED' },
    unready: [{ tournament: 'PUBLISHED', lacks: 'non-manager' }],
    request: (tournamentId) =>
      mutation('decideTournamentEntry', 'DecideTournamentEntryInput', '{ id }', {
        ...{ tournamentId, entryId: tournamentId, admitted: true },
      }),
  },
  'Mutation.joinTournament': {
    subject: { session: 'ACTIVE' },
    unready: [
      { session: 'ACTIVE', lacks: 'open' },
      { session: 'ACTIVE', lacks: 'standing' },
      { session: 'ACTIVE', lacks: 'non-manager' },
    ],
    request: (id) =>
      mutation('joinTournament', 'JoinTournamentInput', '{ id }', { id, requestId: ulid(new Date()) }),
  },
  'Mutation.publishLeaderboard': {
    subject: { tournament: 'PUBLISHED' },
    request: (tournamentId) =>
      mutation('publishLeaderboard', 'PublishLeaderboardInput', '{ tournamentId }', {
        ...{ tournamentId, standings: [] },
      }),
  },
} as const satisfies Part<TournamentCall>;
