import type { ReelStops } from '../simulate/base-stops';
import { ruleSet, type Check, type RuleSet } from './check';
import { check } from './evidence';
import { reelsAreFree, runsAreEven, stopsAreEven, stopsAreFree } from './generator-tests';
import { textsOf } from './texts/texts-of';
import type { VerdictTexts } from './texts/verdict-texts';

/** The p-values of the tests of a rule that could be made. */
type Chances = readonly [rule: 'R1' | 'R2' | 'R3' | 'R4', chances: readonly number[]];

/** The probability that a fair generator fails any of its tests. */
const alarms = 0.01;

/**
 * R1 to R4 for the base spins of a run. The significance level of each test is `0.01 / tests` (Bonferroni).
 */
export function checkGenerator(reels: readonly ReelStops[], rules: RuleSet = ruleSet): Check[] {
  const ofReels = (test: (reel: ReelStops) => number | undefined) => known(reels.map(test));
  const ofPairs = reels.slice(1).map((reel, index) => reelsAreFree(reels[index] ?? reel, reel));
  const tested: Chances[] = [
    ['R1', ofReels(stopsAreEven)],
    ['R2', ofReels(runsAreEven)],
    ['R3', ofReels(stopsAreFree)],
    ['R4', known(ofPairs)],
  ];
  const tests = tested.reduce((sum, [, chances]) => sum + chances.length, 0);
  return tested.map((one) => checked(one, tests, textsOf(rules).generator));
}

const known = (chances: readonly (number | undefined)[]) => chances.filter((chance) => chance !== undefined);

function checked([rule, chances]: Chances, tests: number, texts: VerdictTexts['generator']): Check {
  if (chances.length === 0) return check(rule, 'p ≥ 0.01/k', 'not tested').silent(texts.notTested);
  const least = Math.min(...chances);
  const pass = least >= alarms / tests;
  const value = texts.value(least.toFixed(6), chances.length);
  return check(rule, `p ≥ 0.01/${tests}`, value).reported(pass, pass ? texts[rule].pass : texts[rule].fail);
}
