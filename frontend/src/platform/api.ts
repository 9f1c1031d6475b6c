import * as v from 'valibot';
import { isRefusalCode, NotAllowed, Refused, ServerFault, SessionEnded, Unreachable } from './faults';
import type { Operation } from './operation';
import type { Outputs } from './outputs';
import type { Session } from './session';

export interface Api {
  /** Asks as the signed-in person; rejects with one of the classes of `faults.ts`. */
  send<Result, Variables>(operation: Operation<Result, Variables>, variables: Variables): Promise<Result>;
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
  const sendAs = async <Result, Variables>(
    caller: Session,
    operation: Operation<Result, Variables>,
    variables: Variables,
  ): Promise<Result> => {
    const { data: target } = await outputs();
    const response = await fetch(target.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: caller.accessToken },
      body: JSON.stringify({ query: operation.document, variables }),
    }).catch((fault: unknown) => {
      throw new Unreachable('The API did not answer.', { cause: fault });
    });
    return answerIn<Result>(response);
  };
  return {
    send: async (operation, variables) => {
      const caller = await session();
      if (!caller) throw new SessionEnded();
      try {
        return await sendAs(caller, operation, variables);
      } catch (fault) {
        if (!(fault instanceof Refused) || fault.code !== 'caller.rights-withdrawn') throw fault;
        const renewed = await session({ renew: true }).catch(() => undefined);
        if (!renewed) throw fault;
        return sendAs(renewed, operation, variables);
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

const answerIn = async <Result>(response: Response): Promise<Result> => {
  if (response.status === 401) throw new SessionEnded();
  const answer = v.safeParse(answerRule, await response.json().catch(() => undefined));
  if (!answer.success) throw new ServerFault(`The API answered ${response.status} without JSON.`);
  const first = answer.output.errors?.[0];
  if (first) throw faultOf(first.errorType, first.message, first.errorInfo ?? {});
  if (!answer.output.data) throw new ServerFault(`The API answered ${response.status} without data.`);
  // The operation's own types say what its document asks for, and the schema is checked on the other side.
  return answer.output.data as Result;
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
