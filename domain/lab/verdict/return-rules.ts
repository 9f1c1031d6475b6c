import {
  compare,
  fraction,
  fromDecimal,
  minus,
  toDecimal,
  toNumber,
  type Fraction,
} from '#domain/slots/exact/fraction';
import type { Check } from './check';
import {
  bestDeviation,
  check,
  declaredAs,
  fractionOf,
  isDeclaredMode,
  otherMode,
  shown,
  type Evidence,
} from './evidence';
import { halfWidthOf } from '../tally/interval';
import { mostCapLoss } from '../exact/win-limits';

const leastReturn = fraction(90, 100);
const mostReturn = fraction(98, 100);
const modesApart = fraction(5, 1000);

/** M1: the exact RTP equals the declared one in all declared digits, and the caps do not change it. */
export function checkDeclaredReturn(evidence: Evidence): Check {
  const { declaration, exact, model } = evidence;
  const declared = [declaration.declaredRtp, model.declared.rtp];
  const m1 = check('M1', declaredAs(declared), exact.figures.rtp);
  if (!isDeclaredMode(evidence)) return m1.silent(otherMode);
  const rtp = fractionOf(exact.figures.fraction);
  if (!declared.every((text) => agrees(rtp, text))) return m1.reported(false, 'The exact RTP is another.');
  const { capLoss } = evidence;
  if (capLoss === undefined)
    return m1.reported(true, 'The exact RTP is the declared one; what caps take off it is not known.');
  const loss = `${(Number(capLoss) * 100).toFixed(4)} points`;
  return Number(capLoss) > mostCapLoss
    ? m1.reported(false, `maxWinX or maxSpins may take up to ${loss} off the RTP.`)
    : m1.reported(true, `The exact RTP is the declared one; caps take at most ${loss} off it.`);
}

/** M2: the RTP of the rounds agrees with the exact RTP within the 99 % interval. Caps may lower it. */
export function checkSimulatedReturn(evidence: Evidence): Check {
  const { exact, mean, model, result } = evidence;
  const { figures } = exact;
  const half = halfWidthOf(bestDeviation(evidence), result.rounds);
  const rtp = toNumber(fractionOf(figures.fraction));
  const [least, most] = [rtp - Number(evidence.capLoss ?? 0) - half, rtp + half];
  const m2 = check('M2', `${shown(least)} to ${shown(most)}`, shown(mean));
  const played = toNumber(mean);
  // The maximum difference between two floating-point results of the same number.
  const tiny = 1e-12;
  if (played < least - tiny || played > most + tiny)
    return m2.reported(
      false,
      'The rounds returned something other than the exact RTP, beyond 99 % of chance.',
    );
  const deviation = evidence.exactSd === undefined ? 'deviation of the sample' : 'exact deviation';
  const prizes = model.fixedPrizes?.length
    ? '; fixed prizes stand for a mean and vary more in the real game'
    : '';
  return m2.reported(
    true,
    `The rounds returned the exact RTP within 99 % of chance, by the ${deviation}${prizes}.`,
  );
}

/** M3: the RTP of every mode is from 90 % to 98 %. */
export function checkWithinRange({ exact }: Evidence): Check {
  const { modes } = exact.figures;
  const pass = modes
    .map(({ fraction: written }) => fractionOf(written))
    .every((rtp) => compare(rtp, leastReturn) >= 0 && compare(rtp, mostReturn) <= 0);
  const limit = `${shown(leastReturn)} to ${shown(mostReturn)}`;
  return check('M3', limit, modes.map(({ rtp }) => rtp).join(', ')).reported(
    pass,
    pass ? 'Every mode is within the range.' : 'A mode is outside the range.',
  );
}

/** M4: the RTPs of two modes differ by at most half a percentage point. */
export function checkModes({ exact }: Evidence): Check {
  const ordered = exact.figures.modes.map(({ fraction: written }) => fractionOf(written)).sort(compare);
  const [first, last] = [ordered[0], ordered.at(-1)];
  const apart = first && last ? minus(last, first) : modesApart;
  const m4 = check('M4', `at most ${shown(modesApart)}`, shown(apart));
  if (ordered.length < 2) return m4.silent('There is only one mode.');
  const pass = compare(apart, modesApart) <= 0;
  return m4.reported(pass, pass ? 'The modes return nearly the same.' : 'The modes return too differently.');
}

/** Whether a value, rounded half up to the digits of a decimal, equals the decimal. */
export function agrees(value: Fraction, decimal: string): boolean {
  const digits = decimal.split('.')[1]?.length ?? 0;
  const declared = fromDecimal(decimal);
  return declared !== undefined && toDecimal(value, digits) === toDecimal(declared, digits);
}
