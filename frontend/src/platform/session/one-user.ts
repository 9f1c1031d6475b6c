import { SessionEnded } from '../api/errors';
import type { Tokens } from './session';

/** Reads the tokens stored on this device, renewed if they have expired or if `renew` is set. */
export type ReadTokens = (options: { readonly renew: boolean }) => Promise<Tokens | undefined>;

/** The tokens on this device are those of another user than the page: somebody signed in in another tab. */
export class OtherUser extends SessionEnded {}

export interface OneUser {
  /** Rejects with `OtherUser` instead of returning the tokens of another user. */
  readonly tokens: ReadTokens;
  /** The next tokens can be those of any user: this tab signs in. */
  readonly release: () => void;
  /** The tokens on this device have changed: another tab signed in or out. Rejects like `tokens`. */
  readonly check: () => Promise<void>;
}

interface Needs {
  readonly fetchTokens: ReadTokens;
  /** Loads the page again, so that nothing of its user stays in memory. */
  readonly reload: () => void;
}

/**
 * Tabs share their tokens, so a request of a page would be sent for whoever signed in last in any tab. Every use of
 * tokens goes through here: a page acts for the first user whose tokens it read, and for nobody else.
 */
export function oneUser({ fetchTokens, reload }: Needs): OneUser {
  let owner: unknown;
  const tokens: ReadTokens = async (options) => {
    const found = await fetchTokens(options);
    const sub = found?.access.claims.sub;
    if (sub === undefined) return found;
    owner ??= sub;
    if (sub === owner) return found;
    reload();
    throw new OtherUser();
  };
  return {
    tokens,
    release: () => {
      owner = undefined;
    },
    check: async () => {
      if (owner !== undefined && !(await tokens({ renew: false }))) reload();
    },
  };
}
