import { useEffect } from 'react';
import { usePlatform, useSession } from '../platform';
import type { Session } from './session';

/** The session on public pages, if this device keeps one. A session that cannot be read counts as none. */
export const useKeptSession = (): Session | undefined => {
  const { sessions } = usePlatform();
  useEffect(() => {
    sessions.readIfKept().catch((fault: unknown) => console.error(fault));
  }, [sessions]);
  return useSession();
};
