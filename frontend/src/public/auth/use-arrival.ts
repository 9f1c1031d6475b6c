import { useNavigate, useSearchParams } from 'react-router-dom';
import { homePath } from '../../platform/session/home-path';
import { usePlatform } from '../../platform/platform';
import { nextPath } from '../../platform/session/next-path';

/**
 * The page after the sign-in: `?next=` if it stays on this site, otherwise the home page of the user's group.
 */
export const useArrival = () => {
  const { sessions } = usePlatform();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (): Promise<void> => {
    const session = await sessions.read();
    await navigate(nextPath(search.get('next')) ?? homePath(session?.groups ?? []), { replace: true });
  };
};
