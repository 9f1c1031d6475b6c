import { exactReturn, type ExactReturn } from './exact-return';
import { toDecimal, type Fraction } from './fraction';
import type { MathModel } from './math-model';
import { deviationOf, roundSpread, type RoundSpread } from './round-spread';
import { checkHits, checkLargestWin, checkModes, checkReturn, checkWithinRange, type Check } from './ruleset';
import { volatilityOf, type Volatility } from './volatility';

/** What the maker of a version declares of it, beside what the model itself declares. */
export interface VersionDeclaration {
  /** A decimal such as `0.9625`. */
  readonly declaredRtp: string;
  readonly declaredMaxWinX: number;
}

export interface ExactVerdict {
  readonly ruleSet: 'ruleset/1';
  readonly passed: boolean;
  readonly checks: readonly Check[];
  readonly exact: ExactFigures;
}

/** Figures of the first mode; decimals are rounded, half up, to ten digits. */
export interface ExactFigures {
  readonly rtp: string;
  /** The RTP as it is, such as `205/216`. */
  readonly fraction: string;
  readonly lines: string;
  readonly scatter: string;
  readonly fixed: string;
  readonly feature: string;
  readonly triggers: readonly { readonly feature: string; readonly rate: string }[];
  readonly modes: readonly { readonly mode: string; readonly rtp: string }[];
  /** What needs every outcome of the cycle; absent when that is too large for an exact run. */
  readonly spread?: SpreadFigures;
  readonly cycle: number;
}

export interface SpreadFigures {
  /** How often the base spin wins. */
  readonly hit: string;
  /** The largest base spin and the largest round that can occur, in costs. */
  readonly baseMaxWinX: number;
  readonly maxWinX: number;
  /** Standard deviation of a round in costs, to four digits. */
  readonly sd: string;
  readonly volatility: Volatility;
  /** The most that `maxWinX` and `maxSpins` take off the RTP. */
  readonly capLoss: string;
}

/** The rules of `ruleset/1` that an exact run decides; each check says what was compared with what. */
export function exactVerdict(model: MathModel, version: VersionDeclaration): ExactVerdict {
  const returns = model.modes.map(({ id }) => ({ mode: id, exact: exactReturn(model, id) }));
  const exact = exactReturn(model);
  const found = roundSpread(model);
  const spread = 'tooLarge' in found ? undefined : found;
  const rtps = returns.map(({ exact: { rtp } }) => rtp);
  const checks = [
    checkReturn(exact.rtp, [version.declaredRtp, model.declared.rtp], spread),
    checkWithinRange(rtps),
    checkModes(rtps),
    checkLargestWin([version.declaredMaxWinX, model.declared.maxWinX], model, spread),
    checkHits(model.declared.hit, spread),
  ];
  return {
    ruleSet: 'ruleset/1',
    passed: checks.every(({ pass }) => pass),
    checks,
    exact: {
      ...shares(exact),
      modes: returns.map(({ mode, exact: { rtp } }) => ({ mode, rtp: decimal(rtp) })),
      cycle: 'tooLarge' in found ? found.tooLarge : found.cycle,
      ...(spread === undefined ? {} : { spread: spreadFigures(spread) }),
    },
  };
}

const decimal = (value: Fraction) => toDecimal(value, 10);

const shares = ({ rtp, lines, scatter, fixed, feature, triggers }: ExactReturn) => ({
  rtp: decimal(rtp),
  fraction: `${rtp.numerator}/${rtp.denominator}`,
  lines: decimal(lines),
  scatter: decimal(scatter),
  fixed: decimal(fixed),
  feature: decimal(feature),
  triggers: triggers.map(({ feature: id, rate }) => ({ feature: id, rate: decimal(rate) })),
});

function spreadFigures(spread: RoundSpread): SpreadFigures {
  const sd = deviationOf(spread);
  return {
    hit: decimal(spread.hit),
    baseMaxWinX: spread.baseMaxWinX,
    maxWinX: spread.maxWinX,
    sd: sd.toFixed(4),
    volatility: volatilityOf(sd),
    capLoss: spread.capLoss.toFixed(10),
  };
}
