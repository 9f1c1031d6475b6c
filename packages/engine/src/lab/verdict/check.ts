/** All rule sets. A certificate is judged by the rule set that it names. */
export const ruleSets = ['ruleset/1', 'ruleset/2', 'ruleset/3', 'ruleset/4'] as const;
export type RuleSet = (typeof ruleSets)[number];

/** The rule set for new runs. */
export const ruleSet: RuleSet = 'ruleset/4';

/**
 * The rules of every rule set: about the math (M), about the generator (R), and that a run can be repeated
 * (D).
 */
export type RuleName =
  | 'M1'
  | 'M2'
  | 'M3'
  | 'M4'
  | 'M5'
  | 'M6'
  | 'M7'
  | 'M8'
  | 'M9'
  | 'R1'
  | 'R2'
  | 'R3'
  | 'R4'
  | 'D1';

/** The result of one rule. */
export interface Check {
  readonly rule: RuleName;
  readonly limit: string;
  readonly value: string;
  /** False if the rule does not apply to this run; the check then passes. */
  readonly applies: boolean;
  readonly pass: boolean;
  /**
   * Set if neither the exact figures nor these rounds decide the rule: the number of rounds that would decide
   * it. The check then passes, and the verdict is INCONCLUSIVE.
   */
  readonly roundsNeeded?: number;
  /** The reason for the result, in one or two sentences. */
  readonly why: string;
}
