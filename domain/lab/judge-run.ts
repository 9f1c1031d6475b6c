import type { MathModel } from '#domain/slots/math-model';
import type { Check } from './check';
import { exactModel, type ExactModel } from './exact-model';
import { figuresOf, type RunFigures } from './run-figures';
import type { RunResult } from './run-result';

/** What the maker of a version declares of it, beside what the model itself declares. */
export interface Declaration {
  /** A decimal such as `0.9625`. */
  readonly declaredRtp: string;
  readonly declaredMaxWinX: number;
}

export const ruleSet = 'ruleset/1';

export interface Judged {
  readonly ruleSet: typeof ruleSet;
  readonly status: 'PASSED' | 'FAILED' | 'INCONCLUSIVE';
  readonly checks: readonly Check[];
  /** Of the simulation. */
  readonly figures: RunFigures;
  readonly exact: ExactModel;
}

/** The verdict of `ruleset/1` over a run; `exact` is the run's mode's, when it is known already. Up to some seconds. */
export function judgeRun(
  model: MathModel,
  _declaration: Declaration,
  result: RunResult,
  exact: ExactModel = exactModel(model, result.mode),
): Judged {
  return { ruleSet, status: 'INCONCLUSIVE', checks: [], figures: figuresOf(model, result), exact };
}

/** What a model declares of itself. */
export const declarationOf = ({ declared }: MathModel): Declaration => ({
  declaredRtp: declared.rtp,
  declaredMaxWinX: declared.maxWinX,
});
