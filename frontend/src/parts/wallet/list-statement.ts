import type { Movement, QueryListStatementArgs } from '#domain/generated/types';
import type { Api } from '../../platform/api/api';
import { operation } from '../../platform/api/operation';
import type { PageOf } from '../../platform/api/full-page';
import { useConnection } from '../../platform/api/use-connection';

/** Identifies a wallet by brand, player and coin. */
export type Wallet = Required<Pick<QueryListStatementArgs, 'brandId' | 'userId' | 'coin' | 'purse'>>;

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
): Promise<PageOf<Movement>> =>
  (await api.send(listStatement, { ...wallet, limit, ...(nextToken !== undefined && { nextToken }) }))
    .listStatement;

/** The movements of a wallet, page by page. Read again when the balance changes. */
export const useStatement = (wallet: Wallet, balance: string) =>
  useConnection({
    operation: listStatement,
    key: ['statement', wallet],
    variables: { ...wallet, limit: 25 },
    connectionIn: (answer) => answer.listStatement,
    idOf: ({ key }) => key,
    revision: balance,
  });
