import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListedGameFragment } from '../../generated/operations';
import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';
import type { PagedList } from '../../platform/api/paged-list';
import { wholeList } from '../../platform/api/whole-list';
import { usePlatform } from '../../platform/platform';
import { type CatalogueFilter, hasFacts, queryFilter } from './catalogue-filter';

/** A game on its card. */
export type ListedGame = ListedGameFragment;

const listedGame = /* GraphQL */ `
  fragment ListedGame on PublicGame {
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
`;

const searchCatalogue = operation(/* GraphQL */ `
  query SearchCatalogue($text: String!) {
    searchCatalogue(text: $text) {
      ...ListedGame
    }
  }
  ${listedGame}
`);

const listCatalogue = operation(/* GraphQL */ `
  query ListCatalogue($filter: GameFilter, $limit: Int, $nextToken: String) {
    listCatalogue(filter: $filter, limit: $limit, nextToken: $nextToken) {
      items {
        ...ListedGame
      }
      nextToken
    }
  }
  ${listedGame}
`);

/** The live games of a filter, page by page: games with a matching name, or all games, newest first. */
export const useCatalogue = (filter: CatalogueFilter): PagedList<ListedGame> => {
  const all = useAllGames(filter);
  const found = useFoundGames(filter.text);
  if (filter.text === '') return all;
  const list = wholeList(found, ({ id }) => id);
  return { ...list, items: list.items?.filter((game) => hasFacts(game, filter)) };
};

const useFoundGames = (text: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: ['catalogue-search', text],
    enabled: text !== '',
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await api.send(searchCatalogue, { text }, { signal })).searchCatalogue,
  });
};

const useAllGames = (filter: CatalogueFilter) =>
  useConnection({
    operation: listCatalogue,
    key: ['catalogue'],
    variables: { filter: queryFilter(filter) },
    connectionIn: (answer) => answer.listCatalogue,
    idOf: ({ id }) => id,
    fillTo: 24,
  });

/** The providers of the newest hundred games, by name, for the filter. */
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
