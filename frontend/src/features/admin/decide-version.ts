import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  GameVersion,
  MutationApproveGameVersionArgs,
  MutationRejectGameVersionArgs,
  QueryGetGameVersionArgs,
} from '#domain/generated/types';
import { type ShownRun, shownRunFields } from '../../parts/lab/run-requests';
import { operation } from '../../platform/operation';
import { usePlatform } from '../../platform/platform';
import { reviewKey, type WaitingVersion } from './list-review-items';

/** What an admin reads before deciding on a version. */
export type ReviewedVersion = Pick<
  GameVersion,
  'id' | 'rulesText' | 'changelog' | 'betLevels' | 'symbols' | 'mathModel' | 'mathModelHash'
> & { readonly testRun: ShownRun | null };

const readVersion = operation<
  { readonly getGameVersion: ReviewedVersion },
  QueryGetGameVersionArgs
>(/* GraphQL */ `
    query ReadVersion($gameId: ID!, $id: ID!) {
      getGameVersion(gameId: $gameId, id: $id) {
        id
        rulesText
        changelog
        betLevels
        symbols {
          symbol
          name
          imageKey
        }
        mathModel
        mathModelHash
        testRun { ${shownRunFields} }
      }
    }
  `);

export const useReviewedVersion = ({ gameId, id }: Pick<WaitingVersion, 'gameId' | 'id'>) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: ['reviewed-version', gameId, id],
    queryFn: async () => (await api.send(readVersion, { gameId, id })).getGameVersion,
  });
};

const approveVersion = operation<unknown, MutationApproveGameVersionArgs>(
  'mutation Approve($input: GameVersionTransitionInput!) { approveGameVersion(input: $input) { id status } }',
);
const rejectVersion = operation<unknown, MutationRejectGameVersionArgs>(
  'mutation Reject($input: GameVersionDecisionInput!) { rejectGameVersion(input: $input) { id status } }',
);

/** Approves a version, or sends it back with a reason. */
export const useDecideVersion = ({ gameId, id, version }: WaitingVersion) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ reason }: { readonly reason?: string }) => {
      const seen = { gameId, id, expectedVersion: version };
      return reason === undefined
        ? api.send(approveVersion, { input: seen })
        : api.send(rejectVersion, { input: { ...seen, reason } });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: reviewKey }),
  });
};
