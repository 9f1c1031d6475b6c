import { useEffect } from 'react';
import { usePlatform, useSession } from '../platform';
import type { Session } from './session';

/**
 * The session on public pages, if this device stores one. If it cannot be read, the user counts as signed
 * out.
 */
export const useKeptSession = (): Session | undefined => {
  const { sessions } = usePlatform();
  useEffect(() => {
    sessions.readIfKept().catch((error: unknown) => console.error(error));
  }, [sessions]);
  return useSession();
};
