import { useSession } from '../../platform/platform';

/** The reason why the caller cannot decide about an entity of this owner; undefined if they can. */
export const useOwnership = (owner: string | null | undefined, what: string): string | undefined => {
  const self = useSession()?.sub;
  return owner !== undefined && owner === self
    ? `You own this ${what}. Another admin must review it.`
    : undefined;
};
