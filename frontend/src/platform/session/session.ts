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
  /** The tokens kept on this device, renewed when they have run out or when `renew` asks for it. */
  readonly tokens: (options: { readonly renew: boolean }) => Promise<Tokens | undefined>;
  readonly now: () => number;
  /** Whether this device keeps tokens at all: without loading the code that reads them. */
  readonly isKept: () => boolean;
}

/** Reads the session and remembers it for components that only show it. */
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
    /** Undefined without a session, or with an ID token that is missing or still out of date after renewal. */
    read,
    /** Like `read`, for public pages: visitors who never signed in on this device do not load the code for it. */
    readIfKept: async (): Promise<Session | undefined> => (isKept() ? read() : undefined),
    /** What the last read found. */
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
