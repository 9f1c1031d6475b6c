import { fraction, toDecimal, type Fraction } from '#domain/slots/exact/fraction';
import type { MathModel } from '#domain/slots/model/math-model';
import { modeOf } from '#domain/slots/model/model-parts';
import { ruleSet, type Check, type RuleSet } from './check';
import type { ExactModel } from '../exact/exact-model';
import type { Declaration } from './declaration';
import { momentsOf } from '../tally/run-metrics';
import type { RunResult } from '../tally/run-result';
import { textsOf } from './texts/texts-of';
import type { VerdictTexts } from './texts/verdict-texts';

/** The input of the math rules. */
export interface Evidence {
  readonly model: MathModel;
  readonly declaration: Declaration;
  readonly result: RunResult;
  readonly exact: ExactModel;
  /** Mean and standard deviation of the played rounds, in costs. */
  readonly mean: Fraction;
  readonly deviation: number;
  /** The largest amount by which `maxWinX` and `maxSpins` can lower the RTP, as a decimal, if it is known. */
  readonly capLoss: string | undefined;
  /** The exact standard deviation of a round, if it is known and no limit changes it. */
  readonly exactSd: string | undefined;
  /** Whether `exactSd` is missing because of a limit. */
  readonly pairsMayBeLimited: boolean;
  readonly texts: VerdictTexts;
}

type Known = Pick<Evidence, 'model' | 'declaration' | 'result' | 'exact'>;

export function evidenceOf(known: Known, rules: RuleSet = ruleSet): Evidence {
  const { pairs, spread } = known.exact.metrics;
  const capLoss = rules === 'ruleset/1' ? spread?.capLoss : (spread?.closeCapLoss ?? spread?.capLoss);
  const pairsMayBeLimited = rules !== 'ruleset/1' && pairs?.mayBeLimited === true;
  const byPairs = rules === 'ruleset/1' || pairsMayBeLimited ? undefined : pairs?.sd;
  const moments = momentsOf(known.result);
  const exactSd = spread?.sd ?? byPairs;
  return { ...known, ...moments, capLoss, exactSd, pairsMayBeLimited, texts: textsOf(rules) };
}

/** Whether the run is of the mode that the declared values apply to. */
export const isDeclaredMode = ({ model, result }: Evidence): boolean => modeOf(model).id === result.mode;

/** Whether the rounds are simulated with the mean of a prize that varies in the real game. */
export const hasFixedPrizes = ({ fixedPrizes = [] }: MathModel): boolean => fixedPrizes.length > 0;

/** The exact deviation of a round if it is known, otherwise that of the sample. */
export const bestDeviation = ({ exactSd, deviation }: Evidence): number =>
  exactSd === undefined ? deviation : Number(exactSd);

/** Parses a fraction such as `205/216`. */
export function fractionOf(written: string): Fraction {
  const [numerator = '', denominator = '1'] = written.split('/');
  return fraction(BigInt(numerator), BigInt(denominator));
}

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
    ...{ rule, limit, value, applies: true, pass: true, why, roundsNeeded },
  }),
});
