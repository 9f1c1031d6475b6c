import { Validator, type Schema } from '@cfworker/json-schema';
import { errorSchema, walletCalls } from '#wallet/generated/wallet-api';
import type { AnswerOf, WalletCall, WalletError, WalletErrorCode } from './calls';
import { walletErrors } from './errors';

/** What came back for a request. `json` is undefined if the body is not JSON. */
export type Reply =
  | { readonly status: number; readonly json: unknown }
  /** Nothing was sent; it was sent but not answered in time; the connection ended before the answer. */
  | { readonly failure: 'NOT_SENT' | 'TIMEOUT' | 'CUT' };

/** The kinds of replies that are treated alike. */
export type ReplyKind =
  | 'OK'
  | WalletErrorCode
  /** A 4xx error as in the contract, but with another code or another status of its code. */
  | 'OTHER_REFUSAL'
  /** Any other 5xx. */
  | 'OTHER_FAILURE'
  /** Neither an answer nor an error of the contract, such as a redirect or a page of a proxy. */
  | 'UNREADABLE'
  | 'NOT_SENT'
  | 'TIMEOUT'
  | 'CUT';

export interface ReadReply<Call extends WalletCall> {
  readonly kind: ReplyKind;
  readonly answer?: AnswerOf<Call>;
  readonly error?: WalletError;
  /** Why the reply is unreadable. */
  readonly problem?: string;
}

/** The ids of a request, which its answer repeats. */
interface Ids {
  readonly txId?: string;
  readonly txIds?: readonly string[];
}

/** Compares a reply with the contract and with its request. */
export function readReply<Call extends WalletCall>(
  call: Call,
  request: object & Ids,
  reply: Reply,
): ReadReply<Call> {
  if ('failure' in reply) return { kind: reply.failure };
  const { status, json } = reply;
  if (status === 200) {
    const problem = problemOf(walletCalls[call].answer, json) ?? mixedUp(request, json);
    return problem === undefined
      ? { kind: 'OK', answer: json as AnswerOf<Call> }
      : { kind: 'UNREADABLE', problem };
  }
  const error = errorOf(json);
  if (error !== undefined && isKnown(error.code) && walletErrors[error.code].status === status)
    return { kind: error.code, error: error as WalletError };
  if (status >= 500) return { kind: 'OTHER_FAILURE' };
  if (status >= 400 && error !== undefined) return { kind: 'OTHER_REFUSAL' };
  const problem = problemOf(errorSchema, json);
  return { kind: 'UNREADABLE', problem: problem ?? `The status ${status} is not in the contract.` };
}

const problemOf = (schema: Schema, json: unknown): string | undefined => {
  if (json === undefined) return 'The body is not JSON.';
  const { errors } = new Validator(schema, '2020-12').validate(json);
  const last = errors.at(-1);
  return last && `${last.instanceLocation} ${last.error}`;
};

/** An answer to another request, such as one from a cache. */
function mixedUp({ txId, txIds }: Ids, json: unknown): string | undefined {
  const answer = json as Ids;
  if (txId !== undefined && answer.txId !== txId) return 'txId is not the one of the request.';
  const sorted = (ids: readonly string[] = []) => [...ids].sort().join();
  if (txIds !== undefined && sorted(answer.txIds) !== sorted(txIds))
    return 'txIds are not those of the request.';
  return undefined;
}

/** An error in the form of the contract, with a code that need not be known. */
function errorOf(json: unknown): { readonly code: string } | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const { code, message } = json as { readonly code?: unknown; readonly message?: unknown };
  return typeof code === 'string' && typeof message === 'string' ? { ...json, code } : undefined;
}

const isKnown = (code: string): code is WalletErrorCode => Object.hasOwn(walletErrors, code);
