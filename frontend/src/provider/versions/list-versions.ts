import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';
import { waitingRefetchMs } from '../../platform/api/while-waiting';
import { listedVersionFields } from '../games/version-fields';
import { gameQueryKey } from '../games/read-game';

const listVersions = operation(/* GraphQL */ `
  query ListOwnVersions($id: ID!, $limit: Int, $nextToken: String) {
    getGame(id: $id) {
      id
      versions(limit: $limit, nextToken: $nextToken) {
        items {
          ...ListedVersionFields
        }
        nextToken
      }
    }
  }
  ${listedVersionFields}
`);

/** The versions of a game, newest first; polled while one of them is in review. */
export const useVersions = (gameId: string) =>
  useConnection({
    operation: listVersions,
    key: [...gameQueryKey(gameId), 'versions'],
    variables: { id: gameId, limit: 25 },
    connectionIn: ({ getGame }) => getGame.versions,
    idOf: ({ id }) => id,
    refetchInterval: (versions) =>
      versions.some(({ status }) => status === 'IN_REVIEW') ? waitingRefetchMs : false,
  });
