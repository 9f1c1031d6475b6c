import { useSession } from '../../platform/platform';

/** Why the caller may not decide about something of this owner; undefined when they may. */
export const useOwnership = (owner: string | null | undefined, what: string): string | undefined => {
  const self = useSession()?.sub;
  return owner !== undefined && owner === self ? `This ${what} is yours. Another admin decides.` : undefined;
};
