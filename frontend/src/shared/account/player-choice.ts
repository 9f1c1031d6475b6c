import { useQuery, useQueryClient } from '@tanstack/react-query';
import { policyVersion, termsVersion } from '#domain/terms-versions';
import type { Api } from '../../platform/api/api';
import { NotAllowed } from '../../platform/api/errors';
import { operation } from '../../platform/api/operation';
import { usePlatform, useSession } from '../../platform/platform';
import { getPlayerChoice } from './get-player-choice';

const choosePlay = operation(/* GraphQL */ `
  mutation ChoosePlay($input: ChoosePlayInput!) {
    choosePlay(input: $input) {
      chosenAt
    }
  }
`);

/** Makes the user a casino user, who confirmed the legal age and accepted the terms that this build shows. */
export const sendPlayChoice = async (api: Api) =>
  (await api.send(choosePlay, { input: { ofAge: true, termsVersion, policyVersion } })).choosePlay;

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
