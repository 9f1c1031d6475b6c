import type { Schema } from '@cfworker/json-schema';

export interface ApiParameter {
  readonly in: 'query' | 'path';
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: Schema;
}

/**
 * An operation of `novalink-api`, from its contract `domain/novalink-api.openapi.yaml`. `Request` has its parameters and
 * its body, `Answer` is the answer of a successful request.
 */
export interface ApiOperation<Request = unknown, Answer = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Such as `/v1/audit/days/{day}`. */
  readonly path: string;
  /** Who may send requests: everyone, every API key, or the keys with this scope. */
  readonly access: 'open' | 'any-key' | `${string}:${string}`;
  readonly parameters: readonly ApiParameter[];
  /** The schema of a JSON body; null if the operation has none. */
  readonly body: Schema | null;
  /** Only for the types. */
  readonly types?: { readonly request: Request; readonly answer: Answer };
}

export type ApiRequest<Operation> = Operation extends ApiOperation<infer Request> ? Request : never;
export type ApiAnswer<Operation> = Operation extends ApiOperation<unknown, infer Answer> ? Answer : never;
