/** All rule sets, so that a certificate is judged by the one that it names. */
export const ruleSets = ['ruleset/1', 'ruleset/2'] as const;
export type RuleSet = (typeof ruleSets)[number];

/** Which rules new runs are judged by. */
export const ruleSet: RuleSet = 'ruleset/2';

/** The rules of every rule set: of the mathematics, of the generator, and that a run can be repeated. */
export type RuleName =
  'M1' | 'M2' | 'M3' | 'M4' | 'M5' | 'M6' | 'M7' | 'M8' | 'M9' | 'R1' | 'R2' | 'R3' | 'R4' | 'D1';

/** What came of one rule. */
export interface Check {
  readonly rule: RuleName;
  readonly limit: string;
  readonly value: string;
  /** False when the rule says nothing about this run; it then passes. */
  readonly applies: boolean;
  readonly pass: boolean;
  /**
   * Set if neither the mathematics nor these rounds decide the rule: how many rounds do. The check then passes, and the
   * verdict is INCONCLUSIVE.
   */
  readonly roundsNeeded?: number;
  /** One sentence. */
  readonly why: string;
}
