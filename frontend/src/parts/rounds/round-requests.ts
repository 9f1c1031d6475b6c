import type { RoundFieldsFragment } from '../../generated/operations';
import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';
import { useSession } from '../../platform/platform';

/** A round as the site reads it. */
export type ReadRound = RoundFieldsFragment;

export const roundFields = /* GraphQL */ `
  fragment RoundFields on CoinRound {
    id
    requestId
    gameId
    versionId
    mathModelHash
    coin
    bet
    win
    capped
    steps {
      kind
      stops
      multiplier
      win
    }
    serverSeedHash
    serverSeed
    clientSeed
    nonce
    purse
    balance
    at
  }
`;

const listRounds = operation(/* GraphQL */ `
  query ListRounds($brandId: ID!, $limit: Int, $nextToken: String) {
    listRounds(brandId: $brandId, limit: $limit, nextToken: $nextToken) {
      items {
        ...RoundFields
      }
      nextToken
    }
  }
  ${roundFields}
`);

export const roundsPageSize = 20;

export const useRoundsKey = (brandId: string) => ['rounds', useSession()?.sub, brandId] as const;

/** The player's own rounds in a brand, newest first. */
export const useRounds = (brandId: string) =>
  useConnection({
    operation: listRounds,
    key: useRoundsKey(brandId),
    variables: { brandId, limit: roundsPageSize },
    connectionIn: (answer) => answer.listRounds,
    idOf: ({ id }) => id,
  });
