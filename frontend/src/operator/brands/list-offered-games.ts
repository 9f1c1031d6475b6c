import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';
import { pickedGameFields } from './list-brand-games';

const listCatalogue = operation(/* GraphQL */ `
  query ListOfferedGames($limit: Int, $nextToken: String) {
    listCatalogue(limit: $limit, nextToken: $nextToken) {
      items {
        ...PickedGameFields
      }
      nextToken
    }
  }
  ${pickedGameFields}
`);

/** The games that can be added to a brand, newest first. */
export const useOfferedGames = () =>
  useConnection({
    operation: listCatalogue,
    key: ['offered-games'],
    variables: { limit: 50 },
    connectionIn: (answer) => answer.listCatalogue,
    idOf: ({ id }) => id,
  });
