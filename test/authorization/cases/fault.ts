import type { Identity } from '../matrix/permissions';

/** A difference from the matrix, and the identity. Changes made by refused requests have no single identity. */
export interface Fault {
  readonly who: Identity | 'somebody';
  readonly what: string;
}
