import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Accounts, createAccounts } from './session/accounts';
import { type Api, createApi } from './api/api';
import { lazyStorage } from './storage/lazy-storage';
import { createConfig } from './api/config';
import { type Connection, createConnection } from './api/connection';
import { createRest, type Rest } from './api/rest';
import { createServerClock } from './api/server-clock';
import { lazyRealTime } from './real-time/lazy-real-time';
import type { RealTime } from './real-time/real-time';
import { isSessionKept } from './session/is-session-kept';
import { keptTokens } from './session/kept-tokens';
import { oneUser } from './session/one-user';
import { createSessions, type Session, type Sessions } from './session/session';
import type { Storage } from './storage/storage';

/** All services outside of the page that pages use. */
export interface Platform {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly api: Api;
  /** Sends requests as a visitor without an account. */
  readonly guestApi: Api;
  readonly rest: Rest;
  readonly realTime: RealTime;
  readonly storage: Storage;
  readonly connection: Connection;
  /** Whether the stage lets users without a group choose to play. */
  readonly playChoice: () => Promise<'on' | 'off'>;
}

/** The platform of a browser. */
export const createPlatform = (): Platform => {
  const clock = createServerClock();
  const connection = createConnection({
    fetch: (input, init) => globalThis.fetch(input, init),
    clock,
    probe: () => rest.get('/v1/health'),
  });
  const { fetch } = connection;
  const config = createConfig({ fetch });
  const rest = createRest({ fetch, config });
  let configured = false;
  // Amplify in two parts, each fetched at its first use. An open page only needs the session part, to renew
  // its tokens.
  const session = async () => {
    const [{ configure, fetchTokens }, found] = await Promise.all([
      import('./session/amplify-session'),
      config(),
    ]);
    if (!configured) configure(found);
    configured = true;
    return { fetchTokens };
  };
  const account = async () => (await Promise.all([loadSignIn(), session()]))[0];
  let opened: Promise<Storage> | undefined;
  const openStorage = async () => {
    const [{ openBrowserStorage }, found] = await Promise.all([
      import('./storage/browser-storage'),
      config(),
      session(),
    ]);
    return openBrowserStorage(found);
  };
  const storage = () => {
    opened ??= openStorage().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  let guest: Promise<Api> | undefined;
  const openGuest = () => {
    guest ??= Promise.all([import('./api/guest-api'), import('./session/amplify-guest'), config()])
      .then(([{ createGuestApi }, { openGuestSigner }, found]) =>
        createGuestApi({ fetch, config, sign: openGuestSigner(found, clock) }),
      )
      .catch((error: unknown) => {
        guest = undefined;
        throw error;
      });
    return guest;
  };
  const user = oneUser({
    fetchTokens: async (options) => {
      const kept = options.renew ? undefined : keptTokens((await config()).auth.user_pool_client_id);
      return kept ?? (await session()).fetchTokens(options);
    },
    reload: () => window.location.reload(),
  });
  const accounts = createAccounts({ user, account });
  const sessions = createSessions({ tokens: accounts.tokens, now: clock.now, isKept: isSessionKept });
  return {
    accounts,
    sessions,
    api: createApi({ fetch, config, session: (options) => sessions.read(options) }),
    guestApi: { send: async (...asked) => (await openGuest()).send(...asked) },
    rest,
    realTime: lazyRealTime(async () => {
      const { openRealTime } = await import('./real-time/open-real-time');
      return openRealTime({ config, session: (options) => sessions.read(options) });
    }),
    storage: lazyStorage(async () => {
      await user.tokens({ renew: false });
      return storage();
    }),
    connection,
    playChoice: async () => (await config()).custom.playChoice,
  };
};

/** Preloads the sign-in code. A failure is reported at its first use. */
export const loadSignIn = () => import('./session/amplify-account');

export const PlatformContext = createContext<Platform | undefined>(undefined);

export const usePlatform = (): Platform => {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform must be called inside a PlatformContext.');
  return platform;
};

/** The signed-in user. Updated by sign-in, token renewal and sign-out. */
export const useSession = (): Session | undefined => {
  const { sessions } = usePlatform();
  return useSyncExternalStore(sessions.watch, sessions.known, () => undefined);
};
