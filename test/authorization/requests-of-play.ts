import { policyVersion, termsVersion } from '#domain/terms-versions';
import type { Call, GraphqlRequest } from './requests';

export const sitDown = (gameId: string): GraphqlRequest => ({
  query: 'mutation ($gameId: ID!) { startDemoSession(gameId: $gameId) { playToken nonce } }',
  variables: { gameId },
});
export const confirmAge: GraphqlRequest = { query: 'mutation { confirmAge { confirmedAt } }' };

export const playCalls = {
  'Query.getFileCheck': {
    subject: 'list',
    request: () => ({ query: '{ getFileCheck(key: "novalink/games/images/someone/x.png") { state } }' }),
  },
  'Query.getAgeConfirmation': {
    subject: 'caller',
    // Nothing was confirmed yet: what is asked besides shows that there was an answer.
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
  // The wrong address: whoever may call it is told so, and nobody of the cast loses their account.
  'Mutation.deleteMyAccount': {
    subject: 'caller',
    request: () => ({ query: 'mutation { __typename deleteMyAccount(email: "somebody@else.test") }' }),
  },
  'Mutation.confirmAge': { subject: 'caller', request: () => confirmAge },
  'Mutation.startDemoSession': {
    subject: { game: 'LIVE' },
    unready: [{ game: 'SUSPENDED' }],
    request: sitDown,
  },
  'Mutation.playDemoRound': {
    subject: 'sitting',
    request: (playToken) => ({
      query: 'mutation ($input: PlayDemoRoundInput!) { playDemoRound(input: $input) { nonce win } }',
      variables: { input: { playToken, nonce: 0, clientSeed: 'lantern', bet: 10 } },
    }),
  },
} as const satisfies Readonly<Record<string, Call<GraphqlRequest>>>;
