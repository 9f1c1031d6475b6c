import type { Api } from './api';
import { answerIn, resultOf } from './answer';
import { NotAllowed, SessionEnded, Unreachable } from './errors';
import type { Config } from './config';

/** Signs a POST request with the AWS credentials of a guest. Returns the headers. */
export type SignAsGuest = (request: SignedRequest) => Promise<Record<string, string>>;

interface SignedRequest {
  readonly url: string;
  readonly body: string;
  /** With new credentials. */
  readonly renew: boolean;
}

interface Needs {
  readonly fetch: typeof globalThis.fetch;
  readonly config: () => Promise<Config>;
  readonly sign: SignAsGuest;
}

/**
 * The GraphQL client for visitors without an account. It signs with AWS credentials, and retries once with
 * new ones.
 */
export const createGuestApi = ({ fetch, config, sign }: Needs): Api => ({
  send: async (operation, variables, { signal } = {}) => {
    const { url } = (await config()).data;
    const body = JSON.stringify({ query: operation.document, variables });
    const ask = async (renew: boolean) => {
      const unreachable = (error: unknown): never => {
        throw new Unreachable('The API did not answer.', { cause: error });
      };
      const headers = await sign({ url, body, renew }).catch(unreachable);
      const response = await fetch(url, { method: 'POST', headers, body, ...(signal && { signal }) }).catch(
        unreachable,
      );
      return resultOf(operation, await answerIn(response));
    };
    return ask(false)
      .catch((error: unknown) => {
        if (error instanceof SessionEnded) return ask(true);
        throw error;
      })
      .catch((error: unknown) => {
        // Newly issued credentials were refused. A guest has no session that a sign-in could renew.
        throw error instanceof SessionEnded ? new NotAllowed(error.message) : error;
      });
  },
});
