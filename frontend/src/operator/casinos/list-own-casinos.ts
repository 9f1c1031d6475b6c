import type { CasinoStatus } from '#domain/generated/types';
import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';
import { waitingRefetchMs } from '../../platform/api/while-waiting';
import { ownedCasinoFields } from '../../parts/casinos/owned-casino';

const listCasinos = operation(/* GraphQL */ `
  query ListOwnCasinos($companyId: ID, $status: CasinoStatus, $nextToken: String) {
    listCasinos(companyId: $companyId, status: $status, nextToken: $nextToken) {
      items {
        ...OwnedCasinoFields
      }
      nextToken
    }
  }
  ${ownedCasinoFields}
`);

export const ownCasinosKey = ['own-casinos'];

/** The casinos of the user's company, newest first, optionally with one status. */
export const useOwnCasinos = (companyId: string, status: CasinoStatus | undefined) =>
  useConnection({
    operation: listCasinos,
    key: [...ownCasinosKey, companyId],
    variables: { companyId, status },
    connectionIn: (answer) => answer.listCasinos,
    idOf: ({ id }) => id,
    refetchInterval: (casinos) =>
      casinos.some((casino) => casino.status === 'IN_REVIEW') ? waitingRefetchMs : false,
  });
