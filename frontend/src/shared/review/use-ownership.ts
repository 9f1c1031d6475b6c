import { useSession } from '../../platform/platform';
import * as messages from './messages';

/** Why the caller may not decide about something of this owner; undefined when they may. */
export const useOwnership = (owner: string | null | undefined, what: string): string | undefined => {
  const self = useSession()?.sub;
  return owner !== undefined && owner === self ? messages.youOwnThisAnotherAdmin(what) : undefined;
};
