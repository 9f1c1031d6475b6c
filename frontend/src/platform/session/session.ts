import { groupPrecedence } from '#domain/user-groups';
import type { UserGroup } from '#domain/generated/types';

/** The signed-in user, from the tokens. */
export interface Session {
  readonly sub: string;
  readonly email: string;
  /** From the access token, in order of precedence. */
  readonly groups: readonly UserGroup[];
  readonly accessToken: string;
}

export interface Token {
  readonly text: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

export interface Tokens {
  readonly access: Token;
  readonly id: Token | undefined;
}

interface Needs {
  /** The tokens stored on this device, renewed if they have expired or if `renew` is set. */
  readonly tokens: (options: { readonly renew: boolean }) => Promise<Tokens | undefined>;
  readonly now: () => number;
  /** Whether this device stores tokens. Does not load the code that reads them. */
  readonly isKept: () => boolean;
}

/** Reads the session and caches it for components that only show it. */
export const createSessions = ({ tokens, now, isKept }: Needs) => {
  let known: Session | undefined;
  const watchers = new Set<() => void>();
  const read = async ({ renew = false } = {}): Promise<Session | undefined> => {
    const found = sessionIn(await tokens({ renew }), now());
    if (JSON.stringify(found) !== JSON.stringify(known)) {
      known = found;
      for (const notify of watchers) notify();
    }
    return found;
  };
  return {
    /** Undefined without a session, or if the ID token is missing or still outdated after a renewal. */
    read,
    /**
     * Like `read`, for public pages: does not load the code for visitors who have never signed in on this
     * device.
     */
    readIfKept: async (): Promise<Session | undefined> => (isKept() ? read() : undefined),
    /** The result of the last read. */
    known: (): Session | undefined => known,
    watch: (changed: () => void): (() => void) => {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
  };
};

export type Sessions = ReturnType<typeof createSessions>;

const sessionIn = (tokens: Tokens | undefined, now: number): Session | undefined => {
  const { sub, email, exp } = tokens?.id?.claims ?? {};
  if (!tokens || typeof sub !== 'string' || typeof exp !== 'number' || exp * 1000 <= now) return undefined;
  return {
    sub,
    email: typeof email === 'string' ? email : sub,
    groups: groupsIn(tokens.access.claims['cognito:groups']),
    accessToken: tokens.access.text,
  };
};

const groupsIn = (claim: unknown): UserGroup[] => {
  const named: unknown[] = Array.isArray(claim) ? claim : [];
  return named.filter(isUserGroup).sort((one, other) => groupPrecedence[one] - groupPrecedence[other]);
};

const isUserGroup = (name: unknown): name is UserGroup =>
  typeof name === 'string' && Object.hasOwn(groupPrecedence, name);
