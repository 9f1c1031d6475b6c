import { operation } from './operation';
import { useConnection } from './use-connection';

const readHistory = operation(/* GraphQL */ `
  query ReadGameHistory($id: ID!, $nextToken: String) {
    getGame(id: $id) {
      id
      history(limit: 25, nextToken: $nextToken) {
        items {
          id
          at
          action
          actor
          reason
        }
        nextToken
      }
    }
  }
`);

/** What happened to a game and its versions, newest first. */
export const useGameHistory = (id: string) =>
  useConnection({
    operation: readHistory,
    key: ['game-history', id],
    variables: { id },
    connectionIn: ({ getGame }) => getGame.history,
    idOf: (event) => event.id,
  });
