import { useQuery } from '@tanstack/react-query';
import type { QueryListBrandUsersArgs } from '#domain/generated/types';
import type { PlayerFieldsFragment } from '../../generated/operations';
import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';
import { usePlatform } from '../../platform/platform';

/** A player in the list for managers of the brand. */
export type ListedPlayer = PlayerFieldsFragment;

const playerFields = /* GraphQL */ `
  fragment PlayerFields on BrandUser {
    userId
    displayName
    level
    owns
    tier
    tags
    country
    status
    statusReason
    selfExcludedUntil
    onBreak
    version
    createdAt
  }
`;

const listBrandUsers = operation(/* GraphQL */ `
  query ListBrandUsers(
    $brandId: ID!
    $level: BrandLevel
    $status: BrandUserStatus
    $name: String
    $tag: String
    $limit: Int
    $nextToken: String
  ) {
    listBrandUsers(
      brandId: $brandId
      level: $level
      status: $status
      name: $name
      tag: $tag
      limit: $limit
      nextToken: $nextToken
    ) {
      items {
        ...PlayerFields
      }
      nextToken
    }
  }
  ${playerFields}
`);

const getBrandUser = operation(/* GraphQL */ `
  query GetBrandUser($brandId: ID!, $userId: ID!) {
    getBrandUser(brandId: $brandId, userId: $userId) {
      ...PlayerFields
      balances {
        coin
        purse
        amount
        seq
      }
    }
  }
  ${playerFields}
`);

export const playersKey = ['players'];

export type PlayerFilter = Pick<QueryListBrandUsersArgs, 'level' | 'status' | 'name' | 'tag'>;

/** The players of a brand, page by page. */
export const usePlayers = (brandId: string, filter: PlayerFilter) =>
  useConnection({
    operation: listBrandUsers,
    key: [...playersKey, brandId],
    variables: { brandId, ...filter },
    connectionIn: (answer) => answer.listBrandUsers,
    idOf: ({ userId }) => userId,
    fillTo: 25,
  });

/** One player with their balances; undefined if none is selected. */
export const usePlayer = (brandId: string, userId: string | undefined) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: [...playersKey, brandId, 'one', userId],
    enabled: userId !== undefined,
    queryFn: async () => (await api.send(getBrandUser, { brandId, userId: userId ?? '' })).getBrandUser,
  });
};
