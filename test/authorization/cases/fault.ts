import type { Identity } from '../matrix/permissions';

/** What was not as the matrix has it, and for whom; what refusals changed is no one caller's. */
export interface Fault {
  readonly who: Identity | 'somebody';
  readonly what: string;
}
