export interface Finding<Name extends string = string> {
  /** The name of the violated invariant. */
  readonly name: Name;
  readonly finding: string;
}
