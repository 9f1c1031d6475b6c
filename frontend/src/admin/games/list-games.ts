import type { GameStatus, GameType, Volatility } from '#domain/generated/types';
import { ownedGameFields } from '../../parts/games/owned-game';
import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';

const listGames = operation(/* GraphQL */ `
  query ListGames($companyId: ID, $status: GameStatus, $filter: GameFilter, $limit: Int, $nextToken: String) {
    listGames(companyId: $companyId, status: $status, filter: $filter, limit: $limit, nextToken: $nextToken) {
      items {
        ...OwnedGameFields
      }
      nextToken
    }
  }
  ${ownedGameFields}
`);

export interface GameChoice {
  readonly status: GameStatus | undefined;
  readonly type: GameType | undefined;
  readonly volatility: Volatility | undefined;
  readonly companyId: string | undefined;
}

export const gamesKey = ['games'];

/** All games, or those that match the filter, newest first. */
export const useGames = ({ status, type, volatility, companyId }: GameChoice) =>
  useConnection({
    operation: listGames,
    key: gamesKey,
    variables: { status, companyId, filter: { type, volatility } },
    connectionIn: (answer) => answer.listGames,
    idOf: ({ id }) => id,
    fillTo: 25,
  });
