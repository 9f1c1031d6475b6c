import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type {
  Balance,
  BrandUser,
  QueryGetBrandUserArgs,
  QueryListBrandUsersArgs,
} from '#domain/generated/types';
import type { Api } from '../../platform/api';
import { operation } from '../../platform/operation';
import { usePlatform } from '../../platform/platform';

/** A player as those who manage the brand see them in the list. */
export type ListedPlayer = Pick<
  BrandUser,
  | 'userId'
  | 'displayName'
  | 'level'
  | 'owns'
  | 'tier'
  | 'country'
  | 'status'
  | 'statusReason'
  | 'selfExcludedUntil'
  | 'version'
  | 'createdAt'
>;

interface PlayersPage {
  readonly items: readonly ListedPlayer[];
  readonly nextToken: string | null;
}

const playerFields =
  'userId displayName level owns tier country status statusReason selfExcludedUntil version createdAt';

const listBrandUsers = operation<{ listBrandUsers: PlayersPage }, QueryListBrandUsersArgs>(
  `query ListBrandUsers(
    $brandId: ID!, $level: BrandLevel, $status: BrandUserStatus, $name: String, $limit: Int, $nextToken: String
  ) {
    listBrandUsers(
      brandId: $brandId, level: $level, status: $status, name: $name, limit: $limit, nextToken: $nextToken
    ) { items { ${playerFields} } nextToken }
  }`,
);

const getBrandUser = operation<
  { getBrandUser: ListedPlayer & { readonly balances: readonly Balance[] } },
  QueryGetBrandUserArgs
>(
  `query GetBrandUser($brandId: ID!, $userId: ID!) {
    getBrandUser(brandId: $brandId, userId: $userId) {
      ${playerFields} balances { coin purse amount seq }
    }
  }`,
);

const pageSize = 25;
/** A narrow filter may find little in a page; so many are asked for before the person is. */
const mostRequests = 6;

/** Asks on until a page is full, since a filtered one may be short while more players follow. */
const fullPage = async (api: Api, asked: QueryListBrandUsersArgs): Promise<PlayersPage> => {
  const items: ListedPlayer[] = [];
  let nextToken = asked.nextToken ?? null;
  for (let request = 0; request < mostRequests; request += 1) {
    const variables = { ...asked, limit: pageSize, ...(nextToken !== null && { nextToken }) };
    const { listBrandUsers: page } = await api.send(listBrandUsers, variables);
    items.push(...page.items);
    ({ nextToken } = page);
    if (nextToken === null || items.length >= pageSize) break;
  }
  return { items, nextToken };
};

export const playersKey = ['players'];

export type PlayerFilter = Pick<QueryListBrandUsersArgs, 'level' | 'status' | 'name'>;

/** The players of a brand, page by page. */
export const usePlayers = (brandId: string, filter: PlayerFilter) => {
  const { api } = usePlatform();
  return useInfiniteQuery({
    queryKey: [...playersKey, brandId, filter],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      fullPage(api, { brandId, ...filter, ...(pageParam !== undefined && { nextToken: pageParam }) }),
    getNextPageParam: (page) => page.nextToken ?? undefined,
  });
};

/** One player with their balances; nobody while none is named. */
export const usePlayer = (brandId: string, userId: string | undefined) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: [...playersKey, brandId, 'one', userId],
    enabled: userId !== undefined,
    queryFn: async () => (await api.send(getBrandUser, { brandId, userId: userId ?? '' })).getBrandUser,
  });
};
