import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';

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

/** The history of a game and its versions, newest first. */
export const useGameHistory = (id: string) =>
  useConnection({
    operation: readHistory,
    key: ['game-history', id],
    variables: { id },
    connectionIn: ({ getGame }) => getGame.history,
    idOf: (event) => event.id,
  });

const readVersionHistory = operation(/* GraphQL */ `
  query ReadVersionHistory($id: ID!, $limit: Int, $nextToken: String) {
    getGame(id: $id) {
      id
      history(limit: $limit, nextToken: $nextToken) {
        items {
          id
          at
          action
          actor
          reason
          changes
        }
        nextToken
      }
    }
  }
`);

/** The history of one version: the events of its game that name it, newest first. */
export const useVersionHistory = (gameId: string, versionId: string) =>
  useConnection({
    operation: readVersionHistory,
    key: ['game-history', gameId, versionId],
    variables: { id: gameId },
    connectionIn: ({ getGame: { history } }) => ({
      ...history,
      items: history.items.filter(({ changes }) => versionIn(changes) === versionId),
    }),
    idOf: (event) => event.id,
    fillTo: 25,
  });

const versionIn = (changes: string | null): unknown =>
  changes === null ? undefined : (JSON.parse(changes) as { readonly versionId?: unknown }).versionId;
