import { fromDecimal, toDecimal, toNumber, zero, type Fraction } from '#engine/slots/exact/fraction';
import type { MathModel } from '#engine/slots/model/math-model';
import { profiles } from '#engine/slots/model/profiles';
import { modeOf } from '#engine/slots/model/model-parts';
import { ruleSet, type Check, type RuleSet } from './check';
import type { Declaration } from './declaration';
import type { Facts } from './facts';
import { momentsOf } from '../tally/run-metrics';
import type { RunResult } from '../tally/run-result';
import { textsOf } from './texts/texts-of';
import type { VerdictTexts } from './texts/verdict-texts';

/** The input of the math rules. */
export interface Evidence {
  readonly model: MathModel;
  readonly declaration: Declaration;
  readonly result: RunResult;
  readonly facts: Facts;
  /** Mean and standard deviation of the played rounds, in costs. */
  readonly mean: Fraction;
  readonly deviation: number;
  readonly texts: VerdictTexts;
}

type Known = Pick<Evidence, 'model' | 'declaration' | 'result' | 'facts'>;

export const evidenceOf = (known: Known, rules: RuleSet = ruleSet): Evidence => ({
  ...known,
  ...momentsOf(known.result),
  texts: textsOf(rules),
});

/** Whether the run is of the mode that the declared values apply to. */
export const isDeclaredMode = ({ model, result }: Evidence): boolean => modeOf(model).id === result.mode;

/** Whether the rounds are simulated with the mean of a prize that varies in the real game. */
export const hasFixedPrizes = ({ fixedPrizes = [] }: MathModel): boolean => fixedPrizes.length > 0;

/** The largest possible deviation of a round if it is known, otherwise that of the sample. */
export const widestDeviation = ({ facts, deviation }: Evidence): number => facts.sd?.most ?? deviation;

/** The largest rounding error of a stored deviation: half of its last digit. */
const rounding = 0.000_05;

/**
 * A proven upper bound of the deviation of a round. The deviation of a sample can be far too small, because rare wins may be
 * missing in it. T ≤ maxWinX, so E[T²] ≤ maxWinX · E[T].
 */
export const provenDeviation = ({ facts, model }: Evidence): number =>
  facts.sd ? facts.sd.most + rounding : Math.sqrt(model.maxWinX * toNumber(facts.rtp.most));

/** The limits of the profile that the model declares. */
export const profileOf = ({ declared: { profile = 'STANDARD' } }: MathModel) => {
  const { leastRtp, mostRtp, leastHit } = profiles[profile];
  const limit = (decimal: string) => fromDecimal(decimal) ?? zero;
  return { profile, leastRtp: limit(leastRtp), mostRtp: limit(mostRtp), leastHit: limit(leastHit) };
};

/** Formats with six digits. */
export const shown = (value: Fraction | number): string =>
  typeof value === 'number' ? value.toFixed(6) : toDecimal(value, 6);
export const declaredAs = (values: readonly (string | number)[]): string =>
  `declared ${[...new Set(values)].join(' and ')}`;

/** A check with its result; without a result if the rule does not apply to this run. */
export const check = (rule: Check['rule'], limit: string, value: string) => ({
  reported: (pass: boolean, why: string): Check => ({ rule, limit, value, applies: true, pass, why }),
  silent: (why: string): Check => ({ rule, limit, value, applies: false, pass: true, why }),
  undecided: (roundsNeeded: number, why: string): Check => ({
    ...{ rule, limit, value, applies: true, pass: true, why, roundsNeeded: Math.max(1, roundsNeeded) },
  }),
});
