import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { ownedCasinoFields, type OwnedCasino } from '../../parts/casinos/owned-casino';
import { ownCasinosKey } from './list-own-casinos';
import { ownBrandKey } from '../brands/read-brand';
import { casinoQueryKey } from './read-casino';

export const createCasino = operation(/* GraphQL */ `
  mutation CreateCasino($input: CreateCasinoInput!) {
    createCasino(input: $input) {
      ...OwnedCasinoFields
    }
  }
  ${ownedCasinoFields}
`);

export const updateCasino = operation(/* GraphQL */ `
  mutation UpdateCasino($input: UpdateCasinoInput!) {
    updateCasino(input: $input) {
      ...OwnedCasinoFields
    }
  }
  ${ownedCasinoFields}
`);

const steps = {
  submit: operation(/* GraphQL */ `
    mutation SubmitCasino($input: CasinoTransitionInput!) {
      submitCasino(input: $input) {
        id
        status
      }
    }
  `),
  withdraw: operation(/* GraphQL */ `
    mutation WithdrawCasino($input: CasinoTransitionInput!) {
      withdrawCasino(input: $input) {
        id
        status
      }
    }
  `),
  pause: operation(/* GraphQL */ `
    mutation PauseCasino($input: CasinoTransitionInput!) {
      pauseCasino(input: $input) {
        id
        status
      }
    }
  `),
  resume: operation(/* GraphQL */ `
    mutation ResumeCasino($input: CasinoTransitionInput!) {
      resumeCasino(input: $input) {
        id
        status
      }
    }
  `),
  close: operation(/* GraphQL */ `
    mutation CloseCasino($input: CasinoTransitionInput!) {
      closeCasino(input: $input) {
        id
        status
      }
    }
  `),
} as const;
export type CasinoStep = keyof typeof steps;

/** Changes the status of a casino with optimistic locking. */
export const useCasinoStep = ({ id, version }: Pick<OwnedCasino, 'id' | 'version'>) => {
  const { api } = usePlatform();
  const refresh = useRefreshCasino(id);
  return useMutation({
    mutationFn: (kind: CasinoStep) => api.send(steps[kind], { input: { id, expectedVersion: version } }),
    onSettled: refresh,
  });
};

/** Reads a casino again, and data that depends on it, such as whether its brands are open. */
export const useRefreshCasino = (id: string) => {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [casinoQueryKey(id), ['casino-history', id], ownBrandKey, ownCasinosKey].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
};
