import type { PlaySession } from '#domain/generated/types';
import { roundFields } from '../../shared/rounds/round-requests';
import { operation } from '../../platform/api/operation';

/** A session as the table needs it. */
export type OpenedSession = Pick<
  PlaySession,
  'id' | 'mathModelHash' | 'betLevels' | 'balance' | 'expiresAt' | 'realityCheckMinutes' | 'seeds'
>;

export const startPlaySession = operation(/* GraphQL */ `
  mutation StartPlaySession($input: StartPlaySessionInput!) {
    startPlaySession(input: $input) {
      id
      mathModelHash
      betLevels
      balance
      expiresAt
      realityCheckMinutes
      seeds {
        serverSeedHash
        clientSeed
        nonce
        nextServerSeedHash
      }
    }
  }
`);

export const playRound = operation(/* GraphQL */ `
  mutation PlayRound($input: PlayRoundInput!) {
    playRound(input: $input) {
      ...RoundFields
    }
  }
  ${roundFields}
`);
