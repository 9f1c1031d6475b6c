import { playedRequest } from '../fixtures/launch-rounds';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import type { Part } from '../matrix/operations';
import type { Call, GraphqlRequest } from './call';

export const startSession = (gameId: string): GraphqlRequest => ({
  query: 'mutation ($gameId: ID!) { startDemoSession(gameId: $gameId) { playToken nonce } }',
  variables: { gameId },
});
export const startPreview = (gameId: string, versionId: string): GraphqlRequest => ({
  query:
    'mutation ($gameId: ID!, $versionId: ID!) { startPreviewSession(gameId: $gameId, versionId: $versionId) { playToken nonce } }',
  variables: { gameId, versionId },
});
export const startAsGuest = (gameId: string): GraphqlRequest => ({
  query: 'mutation ($gameId: ID!) { startGuestSession(gameId: $gameId, ofAge: true) { playToken nonce } }',
  variables: { gameId },
});
export const openLaunch = (secret: string): GraphqlRequest => ({
  query: 'mutation ($secret: String!) { openLaunch(secret: $secret) { sessionId returnUrl } }',
  variables: { secret },
});
export const confirmAge: GraphqlRequest = { query: 'mutation { confirmAge { confirmedAt } }' };

/** Makes a user without a group a casino user. */
export const choosePlay: GraphqlRequest = {
  query: 'mutation ($input: ChoosePlayInput!) { choosePlay(input: $input) { chosenAt } }',
  variables: { input: { ofAge: true, termsVersion, policyVersion } },
};

export const playCalls = {
  'Query.getFileCheck': {
    subject: 'list',
    request: () => ({ query: '{ getFileCheck(key: "novalink/games/images/someone/x.png") { state } }' }),
  },
  'Query.getImages': {
    subject: 'list',
    // No image has this key; `__typename` shows that there was a response.
    request: () => ({
      query: '{ getImages(keys: ["novalink/games/images/someone/x.png"]) { name } __typename }',
    }),
  },
  'Query.getAgeConfirmation': {
    subject: 'caller',
    // Nothing was confirmed yet; `__typename` shows that there was a response.
    request: () => ({ query: '{ getAgeConfirmation { confirmedAt } __typename }' }),
  },
  'Query.getTermsAcceptance': {
    subject: 'caller',
    request: () => ({ query: '{ getTermsAcceptance { acceptedAt } }' }),
  },
  'Mutation.acceptTerms': {
    subject: 'caller',
    request: () => ({
      query: 'mutation ($input: AcceptTermsInput!) { acceptTerms(input: $input) { acceptedAt } }',
      variables: { input: { termsVersion, policyVersion } },
    }),
  },
  'Query.exportMyData': { subject: 'caller', request: () => ({ query: '{ exportMyData }' }) },
  'Mutation.deleteMyAccount': {
    subject: 'account',
    never: ['other'],
    request: (account) => {
      const [email, idToken] = account.split(' ');
      return {
        query:
          'mutation ($email: String!, $idToken: String) { deleteMyAccount(email: $email, idToken: $idToken) }',
        variables: { email, idToken },
      };
    },
  },
  'Query.getPlayerChoice': {
    subject: 'caller',
    // Some have not chosen; `__typename` shows that there was a response.
    request: () => ({ query: '{ getPlayerChoice { chosenAt } __typename }' }),
  },
  'Query.listJoinedBrands': {
    subject: 'caller',
    request: () => ({ query: '{ listJoinedBrands { brandId } }' }),
  },
  'Mutation.choosePlay': { subject: 'caller', request: () => choosePlay },
  'Mutation.confirmAge': { subject: 'caller', request: () => confirmAge },
  'Mutation.startDemoSession': {
    subject: { game: 'LIVE' },
    unready: [{ game: 'SUSPENDED' }],
    request: startSession,
  },
  'Mutation.startPreviewSession': {
    subject: { version: 'DRAFT' },
    request: (id) => startPreview(id, id),
  },
  'Mutation.playDemoRound': {
    subject: 'gameSession',
    request: (playToken) => ({
      query: 'mutation ($input: PlayDemoRoundInput!) { playDemoRound(input: $input) { nonce win } }',
      variables: { input: { playToken, nonce: 0, clientSeed: 'lantern', bet: 10 } },
    }),
  },
  'Mutation.startGuestSession': {
    subject: { game: 'LIVE' },
    unready: [{ game: 'SUSPENDED' }],
    request: startAsGuest,
  },
  'Mutation.playGuestRound': {
    subject: 'guestSession',
    request: (playToken) => ({
      query: 'mutation ($input: PlayDemoRoundInput!) { playGuestRound(input: $input) { nonce win } }',
      variables: { input: { playToken, nonce: 0, clientSeed: 'lantern', bet: 10 } },
    }),
  },
  'Mutation.openLaunch': {
    subject: { launch: 'NEW' },
    unready: [
      { launch: 'NEW', lacks: 'open' },
      { launch: 'NEW', lacks: 'offer' },
    ],
    request: openLaunch,
  },
  // Only the guest who has opened a launch can play.
  'Mutation.startLaunchedSession': {
    subject: { launch: 'NEW' },
    request: (secret) => ({
      query:
        'mutation ($secret: String!) { openLaunch(secret: $secret) { mode } startLaunchedSession(secret: $secret) { id } }',
      variables: { secret },
    }),
  },
  'Mutation.playLaunchedRound': {
    subject: { launch: 'NEW' },
    request: (secret) => ({
      query: `mutation ($secret: String!, $input: PlayLaunchedRoundInput!) {
        openLaunch(secret: $secret) { mode }
        playLaunchedRound(input: $input) { win }
      }`,
      variables: { secret, input: { secret, ...playedRequest(secret) } },
    }),
  },
} as const satisfies Part<Call<GraphqlRequest>>;
