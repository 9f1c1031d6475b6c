import { fraction, toDecimal, type Fraction } from '#domain/slots/exact/fraction';
import type { MathModel } from '#domain/slots/model/math-model';
import { modeOf } from '#domain/slots/model/model-parts';
import { ruleSet, type Check, type RuleSet } from './check';
import type { ExactModel } from '../exact/exact-model';
import type { Declaration } from './declaration';
import { momentsOf } from '../tally/run-metrics';
import type { RunResult } from '../tally/run-result';

/** All that the rules of the mathematics look at. */
export interface Evidence {
  readonly model: MathModel;
  readonly declaration: Declaration;
  readonly result: RunResult;
  readonly exact: ExactModel;
  /** Of the rounds that were played: mean and standard deviation in costs. */
  readonly mean: Fraction;
  readonly deviation: number;
  /** The most that `maxWinX` and `maxSpins` take off the RTP, as a decimal, if it is known. */
  readonly capLoss: string | undefined;
  /** The exact standard deviation of a round, if it is known and no limit changes it. */
  readonly exactSd: string | undefined;
  /** Whether a limit is the reason why it is not. */
  readonly pairsMayBeLimited: boolean;
}

type Known = Pick<Evidence, 'model' | 'declaration' | 'result' | 'exact'>;

export function evidenceOf(known: Known, rules: RuleSet = ruleSet): Evidence {
  const { pairs, spread } = known.exact.figures;
  const capLoss = rules === 'ruleset/1' ? spread?.capLoss : (spread?.closeCapLoss ?? spread?.capLoss);
  const pairsMayBeLimited = rules !== 'ruleset/1' && pairs?.mayBeLimited === true;
  const byPairs = rules === 'ruleset/1' || pairsMayBeLimited ? undefined : pairs?.sd;
  return { ...known, ...momentsOf(known.result), capLoss, exactSd: spread?.sd ?? byPairs, pairsMayBeLimited };
}

/** Whether the run is of the mode that declarations are about. */
export const isDeclaredMode = ({ model, result }: Evidence): boolean => modeOf(model).id === result.mode;

/** The exact deviation of a round if it is known, else the sample's. */
export const bestDeviation = ({ exactSd, deviation }: Evidence): number =>
  exactSd === undefined ? deviation : Number(exactSd);

/** The fraction that a text such as `205/216` writes. */
export function fractionOf(written: string): Fraction {
  const [numerator = '', denominator = '1'] = written.split('/');
  return fraction(BigInt(numerator), BigInt(denominator));
}

/** Six digits. */
export const shown = (value: Fraction | number): string =>
  typeof value === 'number' ? value.toFixed(6) : toDecimal(value, 6);
export const declaredAs = (values: readonly (string | number)[]): string =>
  `declared ${[...new Set(values)].join(' and ')}`;

/** A check with its outcome, or without one if the rule does not apply to this run. */
export const check = (rule: Check['rule'], limit: string, value: string) => ({
  reported: (pass: boolean, why: string): Check => ({ rule, limit, value, applies: true, pass, why }),
  silent: (why: string): Check => ({ rule, limit, value, applies: false, pass: true, why }),
  undecided: (roundsNeeded: number, why: string): Check => ({
    ...{ rule, limit, value, applies: true, pass: true, why, roundsNeeded },
  }),
});

export const otherMode = 'Only the figures of the first mode are declared.';
export const tooLarge = 'The cycle is too large to look at every outcome.';
