import { SessionEnded } from '../api/errors';
import type { Tokens } from './session';

/** Reads the tokens stored on this device, renewed if they have expired or if `renew` is set. */
export type ReadTokens = (options: { readonly renew: boolean }) => Promise<Tokens | undefined>;

/** The stored tokens belong to a different user than the page, because somebody signed in in another tab. */
export class OtherUser extends SessionEnded {}

export interface OneUser {
  /** Rejects with `OtherUser` instead of returning the tokens of another user. */
  readonly tokens: ReadTokens;
  /** Lets the page change its user. Call it before this tab signs in. */
  readonly release: () => void;
  /** Call it when another tab has signed in or out. Reloads the page if its user is gone. Rejects like `tokens`. */
  readonly check: () => Promise<void>;
}

interface Needs {
  readonly fetchTokens: ReadTokens;
  /** Reloads the page, so that no data of its user stays in memory. */
  readonly reload: () => void;
}

/**
 * Binds a page to the first user whose tokens it reads. All tabs share one set of tokens, so without this, a page could
 * send its user's input as the user who signed in last in another tab.
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
