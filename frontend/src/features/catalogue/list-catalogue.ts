import { useQuery } from '@tanstack/react-query';
import type { LiveVersion, PublicGame } from '#domain/generated/types';
import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';
import { usePlatform } from '../../platform/platform';
import { type CatalogueFilter, queryFilter } from './catalogue-filter';

/** A game as its card shows it. */
export type ListedGame = Pick<
  PublicGame,
  'id' | 'title' | 'type' | 'companyId' | 'companyName' | 'thumbnailKey'
> & { readonly live: Pick<LiveVersion, 'rtp' | 'volatility' | 'maxWinX' | 'features'> };

const listCatalogue = operation(/* GraphQL */ `
  query ListCatalogue($filter: GameFilter, $limit: Int, $nextToken: String) {
    listCatalogue(filter: $filter, limit: $limit, nextToken: $nextToken) {
      items {
        id
        title
        type
        companyId
        companyName
        thumbnailKey
        live {
          rtp
          volatility
          maxWinX
          features
        }
      }
      nextToken
    }
  }
`);

/** The live games, newest first, page by page. */
export const useCatalogue = (filter: CatalogueFilter) =>
  useConnection({
    operation: listCatalogue,
    key: ['catalogue'],
    variables: { filter: queryFilter(filter) },
    connectionIn: (answer) => answer.listCatalogue,
    idOf: ({ id }) => id,
    fillTo: 24,
  });

/** The providers of the newest hundred games, by name, to choose from. */
export const useProviders = () => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: ['catalogue-providers'],
    staleTime: 60_000,
    queryFn: async (): Promise<(readonly [id: string, name: string])[]> => {
      const { items } = (await api.send(listCatalogue, { limit: 100 })).listCatalogue;
      return [...new Map(items.map(({ companyId, companyName }) => [companyId, companyName]))].sort(
        ([, one], [, other]) => one.localeCompare(other, 'en'),
      );
    },
  });
};
