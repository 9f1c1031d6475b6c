import { operation } from '../../platform/api/operation';

const demoSessionFields = /* GraphQL */ `
  fragment DemoSessionFields on DemoSession {
    playToken
    gameId
    versionId
    mathModelHash
    betLevels
    serverSeedHash
    nonce
    expiresAt
  }
`;

export const startDemoSession = operation(/* GraphQL */ `
  mutation StartDemoSession($gameId: ID!) {
    startDemoSession(gameId: $gameId) {
      ...DemoSessionFields
    }
  }
  ${demoSessionFields}
`);

export const startPreviewSession = operation(/* GraphQL */ `
  mutation StartPreviewSession($gameId: ID!, $versionId: ID!) {
    startPreviewSession(gameId: $gameId, versionId: $versionId) {
      ...DemoSessionFields
    }
  }
  ${demoSessionFields}
`);

const demoRoundFields = /* GraphQL */ `
  fragment DemoRoundFields on DemoRound {
    nonce
    bet
    win
    capped
    steps {
      kind
      stops
      multiplier
      win
    }
    clientSeed
    serverSeed
    serverSeedHash
    nextServerSeedHash
    nextNonce
  }
`;

export const playDemoRound = operation(/* GraphQL */ `
  mutation PlayDemoRound($input: PlayDemoRoundInput!) {
    playDemoRound(input: $input) {
      ...DemoRoundFields
    }
  }
  ${demoRoundFields}
`);

export const startGuestSession = operation(/* GraphQL */ `
  mutation StartGuestSession($gameId: ID!, $ofAge: Boolean!) {
    startGuestSession(gameId: $gameId, ofAge: $ofAge) {
      ...DemoSessionFields
    }
  }
  ${demoSessionFields}
`);

export const playGuestRound = operation(/* GraphQL */ `
  mutation PlayGuestRound($input: PlayDemoRoundInput!) {
    playGuestRound(input: $input) {
      ...DemoRoundFields
    }
  }
  ${demoRoundFields}
`);
