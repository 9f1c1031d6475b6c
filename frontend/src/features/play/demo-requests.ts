import { operation } from '../../platform/api/operation';

export const startDemoSession = operation(/* GraphQL */ `
  mutation StartDemoSession($gameId: ID!) {
    startDemoSession(gameId: $gameId) {
      playToken
      gameId
      versionId
      mathModelHash
      betLevels
      serverSeedHash
      nonce
      expiresAt
    }
  }
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
