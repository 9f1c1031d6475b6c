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

export const playDemoRound = operation(/* GraphQL */ `
  mutation PlayDemoRound($input: PlayDemoRoundInput!) {
    playDemoRound(input: $input) {
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
  }
`);
