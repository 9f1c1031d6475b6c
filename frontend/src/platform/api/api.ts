import { answerIn, resultOf } from './answer';
import { Refused, SessionEnded, Unreachable } from './errors';
import type { AnyOperation, ResultOf, VariablesOf } from './operation';
import type { Config } from './config';
import type { Session } from '../session/session';

export interface Api {
  /** Sends an operation as the signed-in user. Rejects with one of the classes of `errors.ts`. */
  send<Asked extends AnyOperation>(
    operation: Asked,
    variables: VariablesOf<Asked>,
    options?: SendOptions,
  ): Promise<ResultOf<Asked>>;
}

interface SendOptions {
  /** Cancels the request. */
  readonly signal?: AbortSignal | undefined;
}

interface Needs {
  readonly fetch: typeof globalThis.fetch;
  readonly config: () => Promise<Config>;
  /** With `renew`, a session with new tokens. */
  readonly session: (options?: { readonly renew: boolean }) => Promise<Session | undefined>;
}

/**
 * The GraphQL client: the access token of a session and one `fetch`. If the token contains a withdrawn group,
 * the request is sent once more with a new token, which contains only the remaining groups.
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
    }).catch((error: unknown) => {
      throw new Unreachable('The API did not answer.', { cause: error });
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
