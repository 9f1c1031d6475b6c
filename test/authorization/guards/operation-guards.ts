import type { GuardName } from '#domain/guard';
import type { PolicyGuardName } from './policies';

/**
 * Something that the mutation run can remove: a guard of resolvers and functions, a guard of the visitors' policies,
 * the groups of the operation's field in the schema, or the restriction of fields to the user pool.
 */
export type Removable = GuardName | PolicyGuardName | '@groups' | '@aws_cognito_user_pools';

/** A guard, or several redundant guards that are removed together. */
export type Removal = Removable | readonly [Removable, Removable, ...Removable[]];

/** The guards of an operation. If one is removed, a permission case fails. */
export interface Guarded {
  readonly guards: readonly [Removal, ...Removal[]];
  /** Guards in the same code that have no effect for this operation, because another guard refuses first. */
  readonly behind?: readonly GuardName[];
}

/** An operation that needs no guard, with the reason. */
export interface Unguarded {
  readonly none: string;
  readonly behind?: readonly GuardName[];
}

export type OperationGuards = Guarded | Unguarded;
