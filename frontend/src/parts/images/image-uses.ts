import { useQuery } from '@tanstack/react-query';
import type { Api } from '../../platform/api/api';
import { operation } from '../../platform/api/operation';
import { usePlatform, useSession } from '../../platform/platform';
import { findOwnCompany } from '../companies/own-company';
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
        versions(limit: 25) {
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

async function* everyItem<Item>(
  read: (nextToken: string | null) => Promise<Page<Item>>,
  from: string | null = null,
) {
  let nextToken = from;
  do {
    const page = await read(nextToken);
    yield* page.items;
    ({ nextToken } = page);
  } while (nextToken !== null);
}

async function* usesInGames(api: Api, companyId: string): AsyncGenerator<ImageUse> {
  for await (const game of everyItem(
    async (nextToken) => (await api.send(listGames, { companyId, nextToken })).listGames,
  )) {
    yield* gameUses(game);
    for (const version of game.versions.items) yield* versionUses(game, version);
    if (game.versions.nextToken === null) continue;
    const more = everyItem(
      async (nextToken) => (await api.send(listVersions, { id: game.id, nextToken })).getGame.versions,
      game.versions.nextToken,
    );
    for await (const version of more) yield* versionUses(game, version);
  }
}

async function* usesInBrands(api: Api, companyId: string): AsyncGenerator<ImageUse> {
  for await (const { id } of everyItem(
    async (nextToken) => (await api.send(listCasinos, { companyId, nextToken })).listCasinos,
  ))
    for await (const brand of everyItem(
      async (nextToken) => (await api.send(listBrands, { id, nextToken })).getCasino.brands,
    ))
      yield* brandUses(brand);
}

const readUses = async (api: Api, sub: string | undefined) => {
  const uses = new Map<string, ImageUse[]>();
  const add = (use: ImageUse) => uses.set(use.key, [...(uses.get(use.key) ?? []), use]);
  const company = await findOwnCompany(api, listCompanies, sub);
  if (!company) return uses;
  for (const use of companyUses(company)) add(use);
  const rest = company.kind === 'PROVIDER' ? usesInGames(api, company.id) : usesInBrands(api, company.id);
  for await (const use of rest) add(use);
  return uses;
};

/** Where the person's own company shows which image; the truth is read from its games and brands themselves. */
export const useImageUses = () => {
  const { api } = usePlatform();
  const sub = useSession()?.sub;
  const uses = useQuery({ queryKey: ['image-uses', sub], queryFn: () => readUses(api, sub), staleTime: 0 });
  return { byKey: uses.data, error: uses.error, refetch: () => void uses.refetch() };
};
