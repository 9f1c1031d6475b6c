import { useMutation, useQuery } from '@tanstack/react-query';
import type {
  GameVersionTransitionInput,
  MutationCreateGameVersionArgs,
  MutationUpdateGameVersionArgs,
  QueryGetGameVersionArgs,
} from '#domain/generated/types';
import { operation } from '../../platform/operation';
import { usePlatform } from '../../platform/platform';
import { whileWaiting } from '../../platform/while-waiting';
import { type ListedVersion, type OpenVersion, openVersionFields } from './game-fields';
import { useRefreshGame } from './write-game';

export const readVersion = operation<{ getGameVersion: OpenVersion }, QueryGetGameVersionArgs>(
  `query ReadVersion($gameId: ID!, $id: ID!) { getGameVersion(gameId: $gameId, id: $id) { ${openVersionFields} } }`,
);

/** Everything of one version. */
export const useVersion = (gameId: string, id: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: ['game-version', gameId, id],
    queryFn: async () => (await api.send(readVersion, { gameId, id })).getGameVersion,
    refetchInterval: whileWaiting(({ status }: OpenVersion) => status === 'IN_REVIEW'),
  });
};

export const createVersion = operation<{ createGameVersion: OpenVersion }, MutationCreateGameVersionArgs>(
  `mutation CreateVersion($input: CreateGameVersionInput!) {
    createGameVersion(input: $input) { ${openVersionFields} }
  }`,
);

export const updateVersion = operation<{ updateGameVersion: OpenVersion }, MutationUpdateGameVersionArgs>(
  `mutation UpdateVersion($input: UpdateGameVersionInput!) {
    updateGameVersion(input: $input) { ${openVersionFields} }
  }`,
);

type StepField = 'submitGameVersion' | 'withdrawGameVersion' | 'publishGameVersion';

const step = <Field extends StepField>(field: Field) =>
  operation<
    Record<Field, Pick<OpenVersion, 'id' | 'status'>>,
    { readonly input: GameVersionTransitionInput }
  >(`mutation Step($input: GameVersionTransitionInput!) { ${field}(input: $input) { id status } }`);

const steps = {
  submit: step('submitGameVersion'),
  withdraw: step('withdrawGameVersion'),
  publish: step('publishGameVersion'),
} as const;
export type VersionStep = keyof typeof steps;

/** Takes a version one step on from how it was seen. */
export const useVersionStep = ({ gameId, id, version }: Pick<ListedVersion, 'gameId' | 'id' | 'version'>) => {
  const { api } = usePlatform();
  const refresh = useRefreshGame(gameId);
  return useMutation({
    mutationFn: (kind: VersionStep) =>
      api.send<unknown, { readonly input: GameVersionTransitionInput }>(steps[kind], {
        input: { gameId, id, expectedVersion: version },
      }),
    onSettled: refresh,
  });
};
