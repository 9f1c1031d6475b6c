import { answerIn, resultOf } from './answer';
import { Refused, SessionEnded, Unreachable } from './errors';
import type { AnyOperation, ResultOf, VariablesOf } from './operation';
import type { Config } from './config';
import type { Session } from '../session/session';

export interface Api {
  /** Asks as the signed-in person; rejects with one of the classes of `faults.ts`. */
  send<Asked extends AnyOperation>(
    operation: Asked,
    variables: VariablesOf<Asked>,
    options?: SendOptions,
  ): Promise<ResultOf<Asked>>;
}

interface SendOptions {
  /** Ends the request when its answer is no longer wanted. */
  readonly signal?: AbortSignal | undefined;
}

interface Needs {
  readonly fetch: typeof globalThis.fetch;
  readonly config: () => Promise<Config>;
  /** With `renew`, a session with new tokens. */
  readonly session: (options?: { readonly renew: boolean }) => Promise<Session | undefined>;
}

/**
 * The GraphQL client: a session's access token and one `fetch`. When the token names a group that was withdrawn, the
 * request is sent once more with a new token, which names only the groups that are left.
 */
export const createApi = ({ fetch, config, session }: Needs): Api => {
  const sendAs = async <Asked extends AnyOperation>(
    caller: Session,
    operation: Asked,
    variables: VariablesOf<Asked>,
    { signal }: SendOptions,
  ): Promise<ResultOf<Asked>> => {
    const { data: target } = await config();
    const response = await fetch(target.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: caller.accessToken },
      body: JSON.stringify({ query: operation.document, variables }),
      ...(signal && { signal }),
    }).catch((fault: unknown) => {
      throw new Unreachable('The API did not answer.', { cause: fault });
    });
    return resultOf(operation, await answerIn(response));
  };
  return {
    send: async (operation, variables, options = {}) => {
      const caller = await session();
      if (!caller) throw new SessionEnded();
      try {
        return await sendAs(caller, operation, variables, options);
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== 'caller.rights-withdrawn') throw error;
        const renewed = await session({ renew: true }).catch(() => undefined);
        if (!renewed) throw error;
        return sendAs(renewed, operation, variables, options);
      }
    },
  };
};
