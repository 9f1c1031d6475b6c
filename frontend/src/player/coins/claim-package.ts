import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readBrandAgain } from '../../parts/brand/read-brand';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { useSureRequest } from '../../platform/api/use-sure-request';

const claimCoinPackage = operation(/* GraphQL */ `
  mutation ClaimCoinPackage($input: ClaimPackageInput!) {
    claimCoinPackage(input: $input) {
      key
      coin
      amount
    }
  }
`);

/** Claims a package. A repeated request claims it only once. */
export const useClaimPackage = (brandId: string, packageId: string) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const { inDoubt, send } = useSureRequest(
    async (input: { readonly packageId: string }, requestId) =>
      (await api.send(claimCoinPackage, { input: { brandId, requestId, ...input } })).claimCoinPackage,
  );
  const claim = useMutation({
    mutationFn: () => send({ packageId }),
    onSettled: () => readBrandAgain(queries, brandId),
  });
  return { claim, isInDoubt: inDoubt !== undefined };
};
