import * as v from 'valibot';
import { isRefusalCode, NotAllowed, Refused, ServerFault, SessionEnded, Unreachable } from './faults';
import type { AnyOperation, ResultOf, VariablesOf } from './operation';
import type { Outputs } from './outputs';
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
  readonly outputs: () => Promise<Outputs>;
  /** With `renew`, a session with new tokens. */
  readonly session: (options?: { readonly renew: boolean }) => Promise<Session | undefined>;
}

/**
 * The GraphQL client: a session's access token and one `fetch`. When the token names a group that was withdrawn, the
 * request is sent once more with a new token, which names only the groups that are left.
 */
export const createApi = ({ fetch, outputs, session }: Needs): Api => {
  const sendAs = async <Asked extends AnyOperation>(
    caller: Session,
    operation: Asked,
    variables: VariablesOf<Asked>,
    { signal }: SendOptions,
  ): Promise<ResultOf<Asked>> => {
    const { data: target } = await outputs();
    const response = await fetch(target.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: caller.accessToken },
      body: JSON.stringify({ query: operation.document, variables }),
      ...(signal && { signal }),
    }).catch((fault: unknown) => {
      throw new Unreachable('The API did not answer.', { cause: fault });
    });
    const data = await answerIn(response);
    const missing = Object.keys(data).find((field) => data[field] === null);
    if (missing !== undefined && !operation.nullable)
      throw new ServerFault(`The API answered null for ${missing}.`);
    // The generator checked the document, and made its types, against the schema that the API serves.
    return data as ResultOf<Asked>;
  };
  return {
    send: async (operation, variables, options = {}) => {
      const caller = await session();
      if (!caller) throw new SessionEnded();
      try {
        return await sendAs(caller, operation, variables, options);
      } catch (fault) {
        if (!(fault instanceof Refused) || fault.code !== 'caller.rights-withdrawn') throw fault;
        const renewed = await session({ renew: true }).catch(() => undefined);
        if (!renewed) throw fault;
        return sendAs(renewed, operation, variables, options);
      }
    },
  };
};

const answerRule = v.looseObject({
  data: v.nullish(v.looseObject({})),
  errors: v.optional(
    v.array(
      v.looseObject({
        message: v.optional(v.string(), ''),
        errorType: v.nullish(v.string()),
        errorInfo: v.nullish(v.record(v.string(), v.unknown())),
      }),
    ),
  ),
});

const answerIn = async (response: Response): Promise<Readonly<Record<string, unknown>>> => {
  if (response.status === 401) throw new SessionEnded();
  const answer = v.safeParse(answerRule, await response.json().catch(() => undefined));
  if (!answer.success) throw new ServerFault(`The API answered ${response.status} without JSON.`);
  const first = answer.output.errors?.[0];
  if (first) throw faultOf(first.errorType, first.message, first.errorInfo ?? {});
  if (!answer.output.data) throw new ServerFault(`The API answered ${response.status} without data.`);
  return answer.output.data;
};

const faultOf = (type: string | null | undefined, message: string, info: Record<string, unknown>): Error => {
  // Whether the server did anything is not known: to retry is as after a lost connection.
  if (type === 'request.failed')
    return new ServerFault(message, typeof info.requestId === 'string' ? info.requestId : undefined);
  if (isRefusalCode(type)) return new Refused(type, parametersIn(info));
  if (type === 'Unauthorized') return new NotAllowed(message);
  if (type === 'UnauthorizedException') return new SessionEnded(message);
  return new ServerFault(`${type ?? 'Error'}: ${message}`);
};

const parametersIn = (info: Record<string, unknown>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(info).filter((entry): entry is [string, string | number] =>
      ['string', 'number'].includes(typeof entry[1]),
    ),
  );
