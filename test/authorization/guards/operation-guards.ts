import type { GuardName } from '#domain/guard';
import type { PolicyGuardName } from './policies';

/**
 * Something that the mutation run removes: a guard of resolvers and functions by its name, a guard of the visitors'
 * policies, the groups that the schema asks for on the operation's field, or that no field is open to IAM.
 */
export type Removable = GuardName | PolicyGuardName | '@groups' | '@aws_cognito_user_pools';

/** One guard, or several of which each refuses what the others would: they are removed together. */
export type Removal = Removable | readonly [Removable, Removable, ...Removable[]];

/** What protects an operation: without any of these, a permission case fails. */
export interface Guarded {
  readonly guards: readonly [Removal, ...Removal[]];
  /** Guards in the same code that decide nothing here: another one refuses first. */
  readonly behind?: readonly GuardName[];
}

/** An operation that needs no guard, with the reason. */
export interface Unguarded {
  readonly none: string;
  readonly behind?: readonly GuardName[];
}

export type OperationGuards = Guarded | Unguarded;
