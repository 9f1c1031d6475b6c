import type { Movement, QueryListBrandMovementsArgs } from '#domain/generated/types';
import { movementFields } from '../../parts/wallet/list-statement';
import type { Api } from '../../platform/api/api';
import { operation } from '../../platform/api/operation';
import type { PageOf } from '../../platform/api/full-page';
import { useConnection } from '../../platform/api/use-connection';

const listBrandMovements = operation(/* GraphQL */ `
  query ListBrandMovements($brandId: ID!, $day: AWSDate!, $limit: Int, $nextToken: String) {
    listBrandMovements(brandId: $brandId, day: $day, limit: $limit, nextToken: $nextToken) {
      items {
        ...MovementFields
      }
      nextToken
    }
  }
  ${movementFields}
`);

/** One page of a brand's movements on one day (UTC), oldest first. */
export const dayPage = async (api: Api, asked: QueryListBrandMovementsArgs): Promise<PageOf<Movement>> =>
  (await api.send(listBrandMovements, asked)).listBrandMovements;

export const dayStatementKey = ['brand-day'];

/** The movements of a brand on one day, page by page. */
export const useDay = (brandId: string, day: string) =>
  useConnection({
    operation: listBrandMovements,
    key: [...dayStatementKey, brandId, day],
    variables: { brandId, day, limit: 50 },
    connectionIn: (answer) => answer.listBrandMovements,
    idOf: ({ key }) => key,
  });
