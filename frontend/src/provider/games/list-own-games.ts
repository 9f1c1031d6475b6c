import type { GameStatus } from '#domain/generated/types';
import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';
import { ownedGameFields } from '../../parts/games/owned-game';

const listGames = operation(/* GraphQL */ `
  query ListOwnGames($companyId: ID, $status: GameStatus, $nextToken: String) {
    listGames(companyId: $companyId, status: $status, nextToken: $nextToken) {
      items {
        ...OwnedGameFields
      }
      nextToken
    }
  }
  ${ownedGameFields}
`);

export const ownGamesKey = ['own-games'];

/** The games of the user's company, newest first, optionally with one status. */
export const useOwnGames = (companyId: string, status: GameStatus | undefined) =>
  useConnection({
    operation: listGames,
    key: [...ownGamesKey, companyId],
    variables: { companyId, status },
    connectionIn: (answer) => answer.listGames,
    idOf: ({ id }) => id,
  });
