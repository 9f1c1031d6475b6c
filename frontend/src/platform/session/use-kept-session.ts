import { useEffect } from 'react';
import { usePlatform, useSession } from '../platform';
import type { Session } from './session';

/**
 * The session of somebody who signed in on this device, on pages that need none. Others do not fetch the code that reads
 * sessions; a session that cannot be read counts as none.
 */
export const useKeptSession = (): Session | undefined => {
  const { sessions } = usePlatform();
  useEffect(() => {
    if (isKept()) sessions.read().catch((fault: unknown) => console.error(fault));
  }, [sessions]);
  return useSession();
};

/** By the name of what Amplify keeps: `CognitoIdentityServiceProvider.<client>.LastAuthUser`. */
const isKept = (): boolean => {
  try {
    return Object.keys(localStorage).some((key) => key.endsWith('.LastAuthUser'));
  } catch {
    // The browser keeps nothing for this site.
    return false;
  }
};
