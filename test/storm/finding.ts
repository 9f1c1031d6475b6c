export interface Finding<Name extends string = string> {
  /** Of the invariant that is broken. */
  readonly name: Name;
  readonly finding: string;
}
