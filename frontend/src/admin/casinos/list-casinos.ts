import type { Brand, CasinoStatus } from '#domain/generated/types';
import { ownedCasinoFields } from '../../parts/casinos/owned-casino';
import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';

/** A brand in an admin's list of a casino's brands. */
export type LookedAtBrand = Pick<Brand, 'id' | 'name' | 'slug' | 'status' | 'open' | 'gameIds'>;

const listCasinos = operation(/* GraphQL */ `
  query ListCasinos($companyId: ID, $status: CasinoStatus, $nextToken: String) {
    listCasinos(companyId: $companyId, status: $status, nextToken: $nextToken) {
      items {
        ...OwnedCasinoFields
      }
      nextToken
    }
  }
  ${ownedCasinoFields}
`);

export interface CasinoChoice {
  readonly status: CasinoStatus | undefined;
  readonly companyId: string | undefined;
}

export const casinosKey = ['casinos'];

/** All casinos, or those that match the filter, newest first. */
export const useCasinos = ({ status, companyId }: CasinoChoice) =>
  useConnection({
    operation: listCasinos,
    key: casinosKey,
    variables: { status, companyId },
    connectionIn: (answer) => answer.listCasinos,
    idOf: ({ id }) => id,
  });
