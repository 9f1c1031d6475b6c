import { useQuery, useQueryClient } from '@tanstack/react-query';
import { NotAllowed } from '../../platform/api/errors';
import { usePlatform, useSession } from '../../platform/platform';
import { getPlayerChoice } from './get-player-choice';
import { sendPlayChoice } from './send-play-choice';

const useOwnKey = () => ['player-choice', useSession()?.sub] as const;

/** The choice of a user without a group: `null` before it, `'off'` where the stage does not offer it. */
export const usePlayerChoice = () => {
  const { api } = usePlatform();
  const session = useSession();
  return useQuery({
    queryKey: useOwnKey(),
    queryFn: () =>
      api.send(getPlayerChoice, {}).then(
        ({ getPlayerChoice: choice }) => choice,
        (error: unknown) => {
          if (error instanceof NotAllowed) return 'off' as const;
          throw error;
        },
      ),
    enabled: session?.groups.length === 0,
    staleTime: Infinity,
  });
};

/** Sends the choice and shows it wherever it is shown. */
export const useChoosePlay = () => {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const queryKey = useOwnKey();
  return async (): Promise<void> => {
    queries.setQueryData(queryKey, await sendPlayChoice(api));
  };
};
