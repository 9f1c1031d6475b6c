import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSureRequest } from '../../platform/api/use-sure-request';
import { usePlatform } from '../../platform/platform';
import { say } from '../../ui/toasts';
import { readBrandAgain } from '../../parts/brand/read-brand';
import { type ShownTournament, tournamentsKey } from '../../parts/tournaments/list-tournaments';
import { leaderboardKey } from './shown-leaderboard';
import { joinTournament } from '../../parts/tournaments/write-tournament';

/** Joins a tournament and shows a toast. A retry after a lost response sends the same request again. */
export const useJoinTournament = ({
  id,
  brandId,
  name,
}: Pick<ShownTournament, 'id' | 'brandId' | 'name'>) => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const { inDoubt, send } = useSureRequest(
    async (input: { readonly id: string }, requestId) =>
      (await api.send(joinTournament, { input: { ...input, requestId } })).joinTournament,
  );
  const join = useMutation({
    mutationFn: () => send({ id }),
    // Also after a refusal, because the tournament may be full. The brand contains the balances.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: tournamentsKey }),
        queries.invalidateQueries({ queryKey: leaderboardKey(id) }),
        readBrandAgain(queries, brandId),
      ]),
  });
  const enter = async (): Promise<void> => {
    const { status } = await join.mutateAsync();
    say.done(status === 'WAITING' ? `You have applied for ${name}.` : `You have joined ${name}.`);
  };
  return { enter, isBusy: join.isPending, error: join.error, isInDoubt: inDoubt !== undefined };
};
