import type { RuleSet } from './check';

/** What the maker of a version declares of it, beside what the model itself declares. */
export interface Declaration {
  /** A decimal such as `0.9625`. */
  readonly declaredRtp: string;
  readonly declaredMaxWinX: number;
  /** The rules to judge by: those that a certificate names, otherwise the newest. */
  readonly ruleSet?: RuleSet;
}
