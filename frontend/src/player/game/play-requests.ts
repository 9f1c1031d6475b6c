import { claimProgressFields } from '../../parts/promotions/claim-progress-fields';
import { roundFields, type ReadRound } from '../../parts/rounds/round-requests';
import type { Operations, SessionFieldsFragment } from '../../generated/operations';
import { operation } from '../../platform/api/operation';

/** The fields of a session that the game screen needs. */
export type OpenedSession = SessionFieldsFragment;

export const sessionFields = /* GraphQL */ `
  fragment SessionFields on PlaySession {
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
`;

export const startPlaySession = operation(/* GraphQL */ `
  mutation StartPlaySession($input: StartPlaySessionInput!) {
    startPlaySession(input: $input) {
      ...SessionFields
    }
  }
  ${sessionFields}
`);

export const playRound = operation(/* GraphQL */ `
  mutation PlayRound($input: PlayRoundInput!) {
    playRound(input: $input) {
      ...RoundFields
      claim {
        claimId
        status
        isFreeRound
        released
        progress {
          ...ClaimProgressFields
        }
      }
      standings {
        tournamentId
        entryId
        score
        rounds
        order
      }
    }
  }
  ${roundFields}
  ${claimProgressFields}
`);

/** A round as returned when it was played, with the reward and the tournaments that it counted for. */
export type PlayedRound = ReadRound &
  Pick<NonNullable<Operations['PlayRound']['result']['playRound']>, 'claim' | 'standings'>;
