import type { Clock } from '#local/platform/clock';
import type { Iam } from '#local/platform/principal';
import type { Api } from '../api';
import type { ApiSchema } from '../schema/api-schema';
import type { Caller } from './caller';
import type { Extended } from './extended';
import type { ShownError } from './shown-error';

/** The state that the fields of a running operation share. */
export interface OperationRun {
  readonly api: Api & { readonly schema: ApiSchema };
  readonly caller: Caller;
  readonly iam: Iam;
  readonly clock: Clock;
  readonly requestId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Errors added with `util.appendError`. */
  readonly appended: ShownError[];
  readonly extended: Extended;
  resolversRun: number;
}
