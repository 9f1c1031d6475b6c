/**
 * The types of a platform's own names. A platform that declares `kind` and `purse` here gets them in all movements;
 * without a declaration, they are strings.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- platforms add members
export interface LedgerTypes {}

/** What a movement is for, such as `BET`. */
export type MovementKind = LedgerTypes extends { readonly kind: infer Kind extends string } ? Kind : string;

/** A part of a player's coins with a balance of its own, such as `MAIN`. */
export type Purse = LedgerTypes extends { readonly purse: infer Name extends string } ? Name : string;
