import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { brandsKey } from './list-brands';
import { casinosKey, type LookedAtCasino } from './list-casinos';

const suspendCasino = operation(/* GraphQL */ `
  mutation SuspendCasino($input: CasinoDecisionInput!) {
    suspendCasino(input: $input) {
      id
      status
    }
  }
`);
const reinstateCasino = operation(/* GraphQL */ `
  mutation ReinstateCasino($input: CasinoTransitionInput!) {
    reinstateCasino(input: $input) {
      id
      status
    }
  }
`);

/** Stops a casino, with a reason, or lets it go on, without one. */
export const useDecideCasino = (casino: LookedAtCasino) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ reason }: { readonly reason?: string }): Promise<unknown> => {
      const seen = { id: casino.id, expectedVersion: casino.version };
      return reason === undefined
        ? api.send(reinstateCasino, { input: seen })
        : api.send(suspendCasino, { input: { ...seen, reason } });
    },
    onSettled: () =>
      Promise.all(
        [casinosKey, [...brandsKey, casino.id], ['casino-history', casino.id]].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
};
