import type { Declaration } from './declaration';
import type { MathModel } from '#domain/slots/model/math-model';
import { ruleSet, type Check, type RuleSet } from './check';
import { exactModel, type ExactModel } from '../exact/exact-model';
import { bestDeviation, evidenceOf, type Evidence } from './evidence';
import { baseStops } from '../simulate/base-stops';
import { checkGenerator } from './generator-checks';
import { checkRepeats } from './repeat-check';
import { checkHits1, checkLargestWin1 } from './ruleset-1';
import { checkDeclaredReturn, checkModes, checkSimulatedReturn, checkWithinRange } from './return-rules';
import { checkDeviation, checkGaps, checkSingleOutcome } from './shape-rules';
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
  const evidence = evidenceOf({ model, declaration, result, exact }, rules);
  const checks = [
    ...mathematics[rules].map((rule) => rule(evidence)),
    ...checkGenerator(baseStops(model, result), rules),
    checkRepeats(model, result, rules),
  ];
  const passes = checks.every(({ pass }) => pass);
  const widest = Math.max(evidence.deviation, bestDeviation(evidence));
  const needed = Math.max(
    halfWidthOf(widest, result.rounds) > widestHalf ? roundsFor(widest) : 0,
    ...checks.map(({ roundsNeeded = 0 }) => roundsNeeded),
  );
  const status = !passes ? 'FAILED' : needed > 0 ? 'INCONCLUSIVE' : 'PASSED';
  const undecided = status === 'INCONCLUSIVE' ? { roundsToDecide: needed } : {};
  return { ruleSet: rules, status, ...undecided, checks, metrics: metricsOf(model, result), exact };
}

type Rule = (evidence: Evidence) => Check;

const returns = [checkDeclaredReturn, checkSimulatedReturn, checkWithinRange, checkModes];
const shapes = [checkGaps, checkSingleOutcome, checkDeviation];

/** M1 to M9 of every rule set. */
const mathematics: Readonly<Record<RuleSet, readonly Rule[]>> = {
  'ruleset/1': [...returns, checkLargestWin1, checkHits1, ...shapes],
  'ruleset/2': [...returns, checkLargestWin, checkHits, ...shapes],
  'ruleset/3': [...returns, checkLargestWin, checkHits, ...shapes],
};

/** The values that a model declares. */
export const declarationOf = ({ declared }: MathModel): Declaration => ({
  declaredRtp: declared.rtp,
  declaredMaxWinX: declared.maxWinX,
});
