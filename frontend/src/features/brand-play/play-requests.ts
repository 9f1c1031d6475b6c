import type {
  MutationPlayRoundArgs,
  MutationStartPlaySessionArgs,
  PlaySession,
} from '#domain/generated/types';
import { type ReadRound, roundFields } from '../../parts/rounds/round-requests';
import { operation } from '../../platform/operation';

/** A session as the table needs it. */
export type OpenedSession = Pick<
  PlaySession,
  'id' | 'mathModelHash' | 'betLevels' | 'balance' | 'expiresAt' | 'realityCheckMinutes' | 'seeds'
> & { readonly finishedRound: ReadRound | null };

export const startPlaySession = operation<
  { startPlaySession: OpenedSession },
  MutationStartPlaySessionArgs
>(/* GraphQL */ `
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
      finishedRound { ${roundFields} }
    }
  }
`);

export const playRound = operation<{ playRound: ReadRound }, MutationPlayRoundArgs>(/* GraphQL */ `
  mutation PlayRound($input: PlayRoundInput!) {
    playRound(input: $input) { ${roundFields} }
  }
`);
