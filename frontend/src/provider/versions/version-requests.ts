import { useMutation, useQuery } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';
import { whileWaiting } from '../../platform/api/while-waiting';
import { type ListedVersion, type OpenVersion, openVersionFields } from '../games/version-fields';
import { useRefreshGame } from '../games/write-game';

export const readVersion = operation(/* GraphQL */ `
  query ReadVersion($gameId: ID!, $id: ID!) {
    getGameVersion(gameId: $gameId, id: $id) {
      ...OpenVersionFields
    }
  }
  ${openVersionFields}
`);

/** One version with all of its data. */
export const useVersion = (gameId: string, id: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: ['game-version', gameId, id],
    queryFn: async () => (await api.send(readVersion, { gameId, id })).getGameVersion,
    refetchInterval: whileWaiting(({ status }: OpenVersion) => status === 'IN_REVIEW'),
  });
};

export const createVersion = operation(/* GraphQL */ `
  mutation CreateVersion($input: CreateGameVersionInput!) {
    createGameVersion(input: $input) {
      ...OpenVersionFields
    }
  }
  ${openVersionFields}
`);

export const updateVersion = operation(/* GraphQL */ `
  mutation UpdateVersion($input: UpdateGameVersionInput!) {
    updateGameVersion(input: $input) {
      ...OpenVersionFields
    }
  }
  ${openVersionFields}
`);

const steps = {
  submit: operation(/* GraphQL */ `
    mutation SubmitVersion($input: GameVersionTransitionInput!) {
      submitGameVersion(input: $input) {
        id
        status
      }
    }
  `),
  withdraw: operation(/* GraphQL */ `
    mutation WithdrawVersion($input: GameVersionTransitionInput!) {
      withdrawGameVersion(input: $input) {
        id
        status
      }
    }
  `),
  publish: operation(/* GraphQL */ `
    mutation PublishVersion($input: GameVersionTransitionInput!) {
      publishGameVersion(input: $input) {
        id
        status
      }
    }
  `),
} as const;
export type VersionStep = keyof typeof steps;

/** Changes the status of a version with optimistic locking. */
export const useVersionStep = ({ gameId, id, version }: Pick<ListedVersion, 'gameId' | 'id' | 'version'>) => {
  const { api } = usePlatform();
  const refresh = useRefreshGame(gameId);
  return useMutation({
    mutationFn: (kind: VersionStep) =>
      api.send(steps[kind], {
        input: { gameId, id, expectedVersion: version },
      }),
    onSettled: refresh,
  });
};
