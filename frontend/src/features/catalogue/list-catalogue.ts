import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { LiveVersion, PublicGame, QueryListCatalogueArgs } from '#domain/generated/types';
import type { Api } from '../../platform/api';
import { operation } from '../../platform/operation';
import { usePlatform } from '../../platform/platform';
import { type CatalogueFilter, queryFilter } from './catalogue-filter';

/** A game as its card shows it. */
export type ListedGame = Pick<
  PublicGame,
  'id' | 'title' | 'type' | 'companyId' | 'companyName' | 'thumbnailKey'
> & { readonly live: Pick<LiveVersion, 'rtp' | 'volatility' | 'maxWinX' | 'features'> };

interface GamesPage {
  readonly items: readonly ListedGame[];
  readonly nextToken: string | null;
}

const listCatalogue = operation<{ listCatalogue: GamesPage }, QueryListCatalogueArgs>(/* GraphQL */ `
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

const pageSize = 24;
/** A narrow filter may find little in a page; so many are asked for before the person is. */
const mostRequests = 6;

/** Asks on until a page is full, since a filtered one may be short while more games follow. */
const fullPage = async (api: Api, variables: QueryListCatalogueArgs): Promise<GamesPage> => {
  const items: ListedGame[] = [];
  let nextToken = variables.nextToken ?? null;
  for (let request = 0; request < mostRequests; request += 1) {
    const asked = { ...variables, limit: pageSize, ...(nextToken !== null && { nextToken }) };
    const { listCatalogue: page } = await api.send(listCatalogue, asked);
    items.push(...page.items);
    ({ nextToken } = page);
    if (nextToken === null || items.length >= pageSize) break;
  }
  return { items, nextToken };
};

/** The live games, newest first, page by page. */
export const useCatalogue = (filter: CatalogueFilter) => {
  const { api } = usePlatform();
  const asked = queryFilter(filter);
  return useInfiniteQuery({
    queryKey: ['catalogue', asked],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      fullPage(api, {
        ...(asked && { filter: asked }),
        ...(pageParam !== undefined && { nextToken: pageParam }),
      }),
    getNextPageParam: (page) => page.nextToken ?? undefined,
  });
};

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
