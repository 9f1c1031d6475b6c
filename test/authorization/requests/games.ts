import type { GameStatus, GameVersionStatus } from '#domain/generated/types';
import { diamonds } from '@novalink/engine/testing';
import type { Part } from '../matrix/operations';
import type { Call, GraphqlRequest, VersionLack } from './call';

type GameCall = Call<GraphqlRequest>;

/** A game and its version have the id of their company. */
const onGame = (field: string, input: string, game: GameStatus, more: object = {}): GameCall => ({
  subject: { game },
  request: (id) => ({
    query: `mutation ($input: ${input}!) { ${field}(input: $input) { id status } }`,
    variables: { input: { id, expectedVersion: 1, ...more } },
  }),
});
const onVersion = (
  field: string,
  input: string,
  version: GameVersionStatus,
  more: object = {},
  lacks: readonly VersionLack[] = [],
): GameCall => ({
  subject: { version },
  unready: lacks.map((lack) => ({ version, lacks: lack })),
  request: (id) => ({
    query: `mutation ($input: ${input}!) { ${field}(input: $input) { id status } }`,
    variables: { input: { gameId: id, id, expectedVersion: 1, ...more } },
  }),
});
const ofGame = (selection: string): GameCall => ({
  subject: { game: 'LIVE' },
  request: (id) => ({
    query: `query ($id: ID!) { getGame(id: $id) { id ${selection} } }`,
    variables: { id },
  }),
});
const ofVersion = (selection: string): GameCall => ({
  subject: { version: 'TESTED' },
  request: (id) => ({
    query: `query ($id: ID!) { getGameVersion(gameId: $id, id: $id) { id ${selection} } }`,
    variables: { id },
  }),
});
const ofPublicGame = (selection: string): GameCall => ({
  subject: { game: 'LIVE' },
  unready: [{ game: 'DRAFT' }, { game: 'SUSPENDED' }],
  request: (id) => ({
    query: `query ($id: ID!) { getPublicGame(id: $id) { id ${selection} } }`,
    variables: { id },
  }),
});
const reason = 'As agreed.';

export const gameCalls = {
  'Query.getGame': ofGame('code title'),
  'Query.listGames': {
    subject: 'games',
    request: (companyId) => ({
      query: 'query ($companyId: ID!) { listGames(companyId: $companyId) { items { id } } }',
      variables: { companyId },
    }),
  },
  'Game.versions': ofGame('versions { items { id } }'),
  'Game.history': ofGame('history { items { action } }'),
  'Query.getGameVersion': ofVersion('semver'),
  'GameVersion.mathModel': ofVersion('mathModel'),
  'GameVersion.testRun': ofVersion('testRun { rtp }'),
  'Query.listCatalogue': {
    subject: 'list',
    request: () => ({ query: '{ listCatalogue(limit: 100) { items { id title live { rtp } } } }' }),
  },
  'Query.searchCatalogue': {
    subject: 'names',
    request: () => ({ query: '{ searchCatalogue(text: "QUIET lagö") { id title } }' }),
  },
  'Query.getPublicGame': ofPublicGame('title live { rtp }'),
  'PublicGame.rules': ofPublicGame('rules { rulesText mathModel }'),
  'Mutation.createGame': {
    subject: { company: 'APPROVED' },
    unready: [{ company: 'SUBMITTED' }, { company: 'SUSPENDED' }],
    request: (companyId) => ({
      query: 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id status } }',
      variables: { input: { companyId, code: companyId.toLowerCase(), title: 'Lantern Bay', type: 'SLOT' } },
    }),
  },
  'Mutation.updateGame': onGame('updateGame', 'UpdateGameInput', 'DRAFT', { title: 'Lantern Cove' }),
  'Mutation.createGameVersion': {
    subject: { game: 'DRAFT' },
    request: (gameId) => ({
      query: 'mutation ($input: CreateGameVersionInput!) { createGameVersion(input: $input) { id status } }',
      variables: {
        input: {
          gameId,
          semver: '2.0.0',
          mathModel: JSON.stringify(diamonds),
          declaredRtp: '0.949074',
          declaredMaxWinX: 20,
          betLevels: [10, 20],
          rulesText: 'Returns 94.9074 %, at most 20 times the bet.',
          symbols: diamonds.symbols.map(({ id }) => ({ symbol: id, name: id })),
        },
      },
    }),
  },
  'Mutation.updateGameVersion': onVersion('updateGameVersion', 'UpdateGameVersionInput', 'DRAFT', {
    changelog: 'Calmer.',
  }),
  'Mutation.submitGameVersion': onVersion('submitGameVersion', 'GameVersionTransitionInput', 'TESTED', {}, [
    'approval',
    'proof',
    'file',
  ]),
  'Mutation.withdrawGameVersion': onVersion('withdrawGameVersion', 'GameVersionTransitionInput', 'IN_REVIEW'),
  'Mutation.acknowledgeRtpAlert': {
    subject: { rtpAlert: 'OPEN' },
    unready: [{ rtpAlert: 'ACKNOWLEDGED' }],
    request: (id) => ({
      query: `mutation ($input: RtpAlertDecisionInput!) {
        acknowledgeRtpAlert(input: $input) { id status } }`,
      variables: {
        input: { gameId: id, versionId: id, betLevel: '100', expectedVersion: 1, reason },
      },
    }),
  },
  'Mutation.approveGameVersion': onVersion('approveGameVersion', 'GameVersionTransitionInput', 'IN_REVIEW'),
  'Mutation.rejectGameVersion': onVersion('rejectGameVersion', 'GameVersionDecisionInput', 'IN_REVIEW', {
    reason,
  }),
  'Mutation.publishGameVersion': onVersion(
    'publishGameVersion',
    'GameVersionTransitionInput',
    'APPROVED',
    {},
    ['approval', 'compliance', 'proof'],
  ),
  'Mutation.suspendGame': onGame('suspendGame', 'GameDecisionInput', 'LIVE', { reason }),
  'Mutation.resumeGame': onGame('resumeGame', 'GameTransitionInput', 'SUSPENDED'),
  'Mutation.featureGame': onGame('featureGame', 'GameTransitionInput', 'LIVE'),
  'Mutation.unfeatureGame': onGame('unfeatureGame', 'GameTransitionInput', 'LIVE'),
  'Mutation.deprecateGame': onGame('deprecateGame', 'GameTransitionInput', 'LIVE'),
  'Mutation.retireGame': onGame('retireGame', 'GameTransitionInput', 'DRAFT'),
} as const satisfies Part<GameCall>;
