import type { Declaration } from './declaration';
import type { MathModel } from '#engine/slots/model/math-model';
import { ruleSet, type Check, type RuleSet } from './check';
import { exactModel, type ExactModel } from '../exact/exact-model';
import { evidenceOf, widestDeviation, type Evidence } from './evidence';
import { factsOf } from './facts';
import { baseStops } from '../simulate/base-stops';
import { checkGenerator } from './generator-checks';
import { checkRepeats } from './repeat-check';
import { earlierFacts } from './earlier/earlier-facts';
import { checkEarlierReturn, checkEarlierSimulation } from './earlier/earlier-return-rules';
import { checkHits1, checkLargestWin1 } from './earlier/ruleset-1';
import { checkDeclaredReturn, checkModes, checkSimulatedReturn, checkWithinRange } from './return-rules';
import { checkDeviation, checkEarlierDeviation, checkGaps, checkSingleOutcome } from './shape-rules';
import { checkHits, checkLargestWin } from './win-rules';
import { halfWidthOf, roundsFor, widestHalf } from '../tally/interval';
import { metricsOf, type RunMetrics } from '../tally/run-metrics';
import type { RunResult } from '../tally/run-result';

export interface Judged {
  readonly ruleSet: RuleSet;
  readonly status: 'PASSED' | 'FAILED' | 'INCONCLUSIVE';
  readonly checks: readonly Check[];
  /**
   * An estimate of the number of rounds that would decide the run; absent unless the status is INCONCLUSIVE.
   */
  readonly roundsToDecide?: number;
  /** Figures of the simulation. */
  readonly metrics: RunMetrics;
  readonly exact: ExactModel;
}

/**
 * Judges a run. `exact` are the exact properties of the run's mode, if already known. Takes up to some
 * seconds.
 */
export function judgeRun(
  model: MathModel,
  declaration: Declaration,
  result: RunResult,
  exact: ExactModel = exactModel(model, result.mode),
): Judged {
  const rules = declaration.ruleSet ?? ruleSet;
  const { mathematics, evidence } = judgedBy(rules, { model, declaration, result }, exact);
  const checks = [
    ...mathematics,
    ...checkGenerator(baseStops(model, result), rules),
    checkRepeats(model, result, rules),
  ];
  const passes = checks.every(({ pass }) => pass);
  const widest = Math.max(evidence.deviation, widestDeviation(evidence));
  const needed = Math.max(
    halfWidthOf(widest, result.rounds) > widestHalf ? roundsFor(widest) : 0,
    ...checks.map(({ roundsNeeded = 0 }) => roundsNeeded),
  );
  const status = !passes ? 'FAILED' : needed > 0 ? 'INCONCLUSIVE' : 'PASSED';
  const undecided = status === 'INCONCLUSIVE' ? { roundsToDecide: needed } : {};
  return { ruleSet: rules, status, ...undecided, checks, metrics: metricsOf(model, result), exact };
}

/** M1 to M9 of a rule set. */
function judgedBy(
  rules: RuleSet,
  known: Pick<Evidence, 'model' | 'declaration' | 'result'>,
  exact: ExactModel,
): { readonly mathematics: readonly Check[]; readonly evidence: Evidence } {
  if (rules === 'ruleset/4') {
    const evidence = evidenceOf({ ...known, facts: factsOf(exact) }, rules);
    return { mathematics: currentRules.map((rule) => rule(evidence)), evidence };
  }
  const facts = earlierFacts(known.model, known.result.mode, rules);
  const evidence = { ...evidenceOf({ ...known, facts }, rules), facts };
  const wins = rules === 'ruleset/1' ? [checkLargestWin1, checkHits1] : [checkLargestWin, checkHits];
  const earlierRules = [
    ...[checkEarlierReturn, checkEarlierSimulation, checkWithinRange, checkModes],
    ...wins,
    ...[checkGaps, checkSingleOutcome, checkEarlierDeviation],
  ];
  return { mathematics: earlierRules.map((rule) => rule(evidence)), evidence };
}

const currentRules = [
  ...[checkDeclaredReturn, checkSimulatedReturn, checkWithinRange, checkModes],
  ...[checkLargestWin, checkHits],
  ...[checkGaps, checkSingleOutcome, checkDeviation],
];

/** The values that a model declares. */
export const declarationOf = ({ declared }: MathModel): Declaration => ({
  declaredRtp: declared.rtp,
  declaredMaxWinX: declared.maxWinX,
});
