import { useInfiniteQuery } from '@tanstack/react-query';
import type { Movement, QueryListStatementArgs } from '#domain/generated/types';
import type { Api } from '../../platform/api/api';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

/** Which wallet of which player of which brand. */
export type Wallet = Required<Pick<QueryListStatementArgs, 'brandId' | 'userId' | 'coin' | 'purse'>>;

interface StatementPage {
  readonly items: readonly Movement[];
  readonly nextToken: string | null;
}

export const movementFields = /* GraphQL */ `
  fragment MovementFields on Movement {
    key
    at
    kind
    state
    brandId
    userId
    coin
    purse
    amount
    balance
    seq
    actor
    reason
    reference
    gameId
  }
`;

const listStatement = operation(/* GraphQL */ `
  query ListStatement(
    $brandId: ID!
    $userId: ID!
    $coin: String!
    $purse: Purse
    $limit: Int
    $nextToken: String
  ) {
    listStatement(
      brandId: $brandId
      userId: $userId
      coin: $coin
      purse: $purse
      limit: $limit
      nextToken: $nextToken
    ) {
      items {
        ...MovementFields
      }
      nextToken
    }
  }
  ${movementFields}
`);

/** One page of a wallet's movements, newest first. */
export const statementPage = async (
  api: Api,
  wallet: Wallet,
  { limit, nextToken }: { readonly limit: number; readonly nextToken: string | undefined },
): Promise<StatementPage> =>
  (await api.send(listStatement, { ...wallet, limit, ...(nextToken !== undefined && { nextToken }) }))
    .listStatement;

const statementsKey = ['statement'];

/** A wallet's movements, page by page; read again whenever its balance is another. */
export const useStatement = (wallet: Wallet, balance: string) => {
  const { api } = usePlatform();
  return useInfiniteQuery({
    queryKey: [...statementsKey, wallet, balance],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) => statementPage(api, wallet, { limit: 25, nextToken: pageParam }),
    getNextPageParam: (page) => page.nextToken ?? undefined,
  });
};
