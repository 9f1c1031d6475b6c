import { useQuery } from '@tanstack/react-query';
import type { Api } from '../../platform/api/api';
import { operation } from '../../platform/api/operation';
import { usePlatform, useSession } from '../../platform/platform';
import { findOwnCompany } from '../../parts/companies/own-company';
import { brandUses, companyUses, gameUses, type ImageUse, versionUses } from './uses-in';

const listCompanies = operation(/* GraphQL */ `
  query ListCompaniesWithImages($limit: Int, $nextToken: String) {
    listCompanies(limit: $limit, nextToken: $nextToken) {
      items {
        id
        name
        kind
        status
        owner
        image
      }
      nextToken
    }
  }
`);

const listGames = operation(/* GraphQL */ `
  query ListGamesWithImages($companyId: ID!, $nextToken: String) {
    listGames(companyId: $companyId, limit: 25, nextToken: $nextToken) {
      items {
        id
        title
        thumbnailKey
        images
      }
      nextToken
    }
  }
`);

const listVersions = operation(/* GraphQL */ `
  query ListVersionsWithImages($id: ID!, $nextToken: String) {
    getGame(id: $id) {
      versions(limit: 25, nextToken: $nextToken) {
        items {
          id
          semver
          symbols {
            imageKey
          }
        }
        nextToken
      }
    }
  }
`);

const listCasinos = operation(/* GraphQL */ `
  query ListCasinosWithImages($companyId: ID!, $nextToken: String) {
    listCasinos(companyId: $companyId, limit: 25, nextToken: $nextToken) {
      items {
        id
      }
      nextToken
    }
  }
`);

const listBrands = operation(/* GraphQL */ `
  query ListBrandsWithImages($id: ID!, $nextToken: String) {
    getCasino(id: $id) {
      brands(limit: 25, nextToken: $nextToken) {
        items {
          id
          casinoId
          name
          logoKey
        }
        nextToken
      }
    }
  }
`);

interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextToken: string | null;
}

async function everyItem<Item>(
  read: (nextToken: string | null) => Promise<Page<Item>>,
): Promise<readonly Item[]> {
  const items: Item[] = [];
  let nextToken: string | null = null;
  do {
    const page: Page<Item> = await read(nextToken);
    items.push(...page.items);
    ({ nextToken } = page);
  } while (nextToken !== null);
  return items;
}

/** How many lists are read at the same time. */
const listsAtOnce = 5;

async function usesOf<Item>(items: readonly Item[], read: (item: Item) => Promise<readonly ImageUse[]>) {
  const uses: ImageUse[] = [];
  for (let next = 0; next < items.length; next += listsAtOnce)
    uses.push(...(await Promise.all(items.slice(next, next + listsAtOnce).map(read))).flat());
  return uses;
}

async function usesInGames(api: Api, companyId: string): Promise<readonly ImageUse[]> {
  const games = await everyItem(
    async (nextToken) => (await api.send(listGames, { companyId, nextToken })).listGames,
  );
  return usesOf(games, async (game) => {
    const versions = await everyItem(
      async (nextToken) => (await api.send(listVersions, { id: game.id, nextToken })).getGame.versions,
    );
    return [...gameUses(game), ...versions.flatMap((version) => versionUses(game, version))];
  });
}

async function usesInBrands(api: Api, companyId: string): Promise<readonly ImageUse[]> {
  const casinos = await everyItem(
    async (nextToken) => (await api.send(listCasinos, { companyId, nextToken })).listCasinos,
  );
  return usesOf(casinos, async ({ id }) => {
    const brands = await everyItem(
      async (nextToken) => (await api.send(listBrands, { id, nextToken })).getCasino.brands,
    );
    return brands.flatMap(brandUses);
  });
}

const readUses = async (api: Api, sub: string | undefined) => {
  const uses = new Map<string, ImageUse[]>();
  const company = await findOwnCompany(api, listCompanies, sub);
  if (!company) return uses;
  const rest = await (company.kind === 'PROVIDER' ? usesInGames : usesInBrands)(api, company.id);
  for (const use of [...companyUses(company), ...rest])
    uses.set(use.key, [...(uses.get(use.key) ?? []), use]);
  return uses;
};

/** The pages of the user's company that show each image, read from its games and brands. */
export const useImageUses = () => {
  const { api } = usePlatform();
  const sub = useSession()?.sub;
  const uses = useQuery({ queryKey: ['image-uses', sub], queryFn: () => readUses(api, sub), staleTime: 0 });
  return { byKey: uses.data, error: uses.error, refetch: () => void uses.refetch() };
};
