import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePlatform, useSession } from '../../platform/platform';
import { readPlayerChoice } from './get-player-choice';
import { sendPlayChoice } from './send-play-choice';

const useOwnKey = () => ['player-choice', useSession()?.sub] as const;

/** The choice of a user without a group: see `readPlayerChoice`. */
export const usePlayerChoice = () => {
  const { api } = usePlatform();
  const session = useSession();
  return useQuery({
    queryKey: useOwnKey(),
    queryFn: () => readPlayerChoice(api),
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
