import type { RuleSet } from './check';

/** The declared values of a version, in addition to those in the model. */
export interface Declaration {
  /** A decimal such as `0.9625`. */
  readonly declaredRtp: string;
  readonly declaredMaxWinX: number;
  /** The rule set that a certificate names. Default: the current one. */
  readonly ruleSet?: RuleSet;
}
