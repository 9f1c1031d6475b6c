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
  hasFixedPrizes,
  isDeclaredMode,
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
  const { declaration, exact, model, capLoss, texts } = evidence;
  const declared = [declaration.declaredRtp, model.declared.rtp];
  const m1 = check('M1', declaredAs(declared), exact.metrics.rtp);
  if (!isDeclaredMode(evidence)) return m1.silent(texts.otherMode);
  const rtp = fractionOf(exact.metrics.fraction);
  if (!declared.every((text) => agrees(rtp, text))) return m1.reported(false, texts.M1.differs);
  if (capLoss === undefined) return m1.reported(true, texts.M1.unknownLoss);
  const points = (Number(capLoss) * 100).toFixed(4);
  return Number(capLoss) > mostCapLoss
    ? m1.reported(false, texts.M1.tooMuchLoss(points))
    : m1.reported(true, texts.M1.mostLoss(points));
}

/** M2: the RTP of the rounds agrees with the exact RTP within the 99 % interval. Caps may lower it. */
export function checkSimulatedReturn(evidence: Evidence): Check {
  const { exact, exactSd, mean, model, result, texts } = evidence;
  const { metrics } = exact;
  const half = halfWidthOf(bestDeviation(evidence), result.rounds);
  const rtp = toNumber(fractionOf(metrics.fraction));
  const [least, most] = [rtp - Number(evidence.capLoss ?? 0) - half, rtp + half];
  const m2 = check('M2', `${shown(least)} to ${shown(most)}`, shown(mean));
  const played = toNumber(mean);
  // The maximum difference between two floating-point results of the same number.
  const tiny = 1e-12;
  if (played < least - tiny || played > most + tiny) return m2.reported(false, texts.M2.outside);
  const uses = { exactSd: exactSd !== undefined, fixedPrizes: hasFixedPrizes(model) };
  return m2.reported(true, texts.M2.within(uses));
}

/** M3: the RTP of every mode is from 90 % to 98 %. */
export function checkWithinRange({ exact, texts }: Evidence): Check {
  const { modes } = exact.metrics;
  const pass = modes
    .map(({ fraction: written }) => fractionOf(written))
    .every((rtp) => compare(rtp, leastReturn) >= 0 && compare(rtp, mostReturn) <= 0);
  const limit = `${shown(leastReturn)} to ${shown(mostReturn)}`;
  return check('M3', limit, modes.map(({ rtp }) => rtp).join(', ')).reported(
    pass,
    pass ? texts.M3.pass : texts.M3.fail,
  );
}

/** M4: the RTPs of two modes differ by at most half a percentage point. */
export function checkModes({ exact, texts }: Evidence): Check {
  const ordered = exact.metrics.modes.map(({ fraction: written }) => fractionOf(written)).sort(compare);
  const [first, last] = [ordered[0], ordered.at(-1)];
  const apart = first && last ? minus(last, first) : modesApart;
  const m4 = check('M4', `at most ${shown(modesApart)}`, shown(apart));
  if (ordered.length < 2) return m4.silent(texts.M4.oneMode);
  const pass = compare(apart, modesApart) <= 0;
  return m4.reported(pass, pass ? texts.M4.pass : texts.M4.fail);
}

/** Whether a value, rounded half up to the digits of a decimal, equals the decimal. */
export function agrees(value: Fraction, decimal: string): boolean {
  const digits = decimal.split('.')[1]?.length ?? 0;
  const declared = fromDecimal(decimal);
  return declared !== undefined && toDecimal(value, digits) === toDecimal(declared, digits);
}
