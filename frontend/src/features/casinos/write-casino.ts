import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  CasinoTransitionInput,
  MutationCreateCasinoArgs,
  MutationUpdateCasinoArgs,
} from '#domain/generated/types';
import { operation } from '../../platform/operation';
import { usePlatform } from '../../platform/platform';
import { casinoFields, type OwnCasino } from './casino-fields';
import { ownCasinosKey } from './list-own-casinos';
import { ownBrandKey } from './read-brand';
import { casinoQueryKey } from './read-casino';

export const createCasino = operation<{ createCasino: OwnCasino }, MutationCreateCasinoArgs>(
  `mutation CreateCasino($input: CreateCasinoInput!) { createCasino(input: $input) { ${casinoFields} } }`,
);

export const updateCasino = operation<{ updateCasino: OwnCasino }, MutationUpdateCasinoArgs>(
  `mutation UpdateCasino($input: UpdateCasinoInput!) { updateCasino(input: $input) { ${casinoFields} } }`,
);

const step = (field: 'submitCasino' | 'withdrawCasino' | 'pauseCasino' | 'resumeCasino' | 'closeCasino') =>
  operation<unknown, { readonly input: CasinoTransitionInput }>(
    `mutation Step($input: CasinoTransitionInput!) { ${field}(input: $input) { id status } }`,
  );

const steps = {
  submit: step('submitCasino'),
  withdraw: step('withdrawCasino'),
  pause: step('pauseCasino'),
  resume: step('resumeCasino'),
  close: step('closeCasino'),
} as const;
export type CasinoStep = keyof typeof steps;

/** Takes a casino one step on from the version that was seen. */
export const useCasinoStep = ({ id, version }: Pick<OwnCasino, 'id' | 'version'>) => {
  const { api } = usePlatform();
  const refresh = useRefreshCasino(id);
  return useMutation({
    mutationFn: (kind: CasinoStep) => api.send(steps[kind], { input: { id, expectedVersion: version } }),
    onSettled: refresh,
  });
};

/** Reads a casino and what depends on it again: whether its brands are open, for one. */
export const useRefreshCasino = (id: string) => {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [casinoQueryKey(id), ['casino-history', id], ownBrandKey, ownCasinosKey].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
};
