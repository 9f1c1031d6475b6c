import type {
  DemoRound,
  DemoSession,
  MutationPlayDemoRoundArgs,
  MutationStartDemoSessionArgs,
} from '#domain/generated/types';
import { operation } from '../../platform/operation';

export const startDemoSession = operation<{ startDemoSession: DemoSession }, MutationStartDemoSessionArgs>(
  /* GraphQL */ `
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
  `,
);

export const playDemoRound = operation<{ playDemoRound: DemoRound }, MutationPlayDemoRoundArgs>(
  /* GraphQL */ `
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
  `,
);
