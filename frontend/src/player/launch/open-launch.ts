import { useQuery } from '@tanstack/react-query';
import { operation } from '../../platform/api/operation';
import { usePlatform } from '../../platform/platform';

const openLaunch = operation(/* GraphQL */ `
  mutation OpenLaunch($secret: String!) {
    openLaunch(secret: $secret) {
      sessionId
      mode
      gameId
      brandName
      returnUrl
      minAge
      coin {
        code
        name
        decimals
      }
    }
  }
`);

/** Opens the session of a secret. The same guest can open it again. */
export const useLaunch = (secret: string) => {
  const { api } = usePlatform();
  return useQuery({
    queryKey: ['launch', secret],
    queryFn: async () => (await api.send(openLaunch, { secret })).openLaunch,
    staleTime: Infinity,
    gcTime: 0,
  });
};
