/** Which rules a run was judged by; others may judge otherwise. */
export const ruleSet = 'ruleset/1';

/** The rules of `ruleset/1`: of the mathematics, of the generator, and that a run can be repeated. */
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
  /** One sentence. */
  readonly why: string;
}
