import {
  compare,
  fraction,
  fromDecimal,
  minus,
  plus,
  toDecimal,
  toNumber,
  type Fraction,
} from '#engine/slots/exact/fraction';
import type { Bounds } from '#engine/slots/exact/bounds';
import type { Check } from './check';
import {
  check,
  declaredAs,
  hasFixedPrizes,
  isDeclaredMode,
  profileOf,
  provenDeviation,
  shown,
  type Evidence,
} from './evidence';
import type { KnownRtp } from './facts';
import { halfWidthOf, roundsForHalfWidth } from '../tally/interval';
import { limitedTexts as texts } from './texts/limited-texts';

const modesApart = fraction(5, 1000);

/** Whether a value is known to be within a range, known to be outside of it, or neither. */
type Finding = 'INSIDE' | 'OUTSIDE' | 'UNKNOWN';

/**
 * M1: the exact RTP, with `maxSpins` and `maxWinX`, equals the declared one in all declared digits. If only bounds of the
 * exact RTP are known, the interval of the rounds can decide as well.
 */
export function checkDeclaredReturn(evidence: Evidence): Check {
  const { declaration, facts, model, texts: general } = evidence;
  const declared = [declaration.declaredRtp, model.declared.rtp];
  const m1 = check('M1', declaredAs(declared), facts.rtp.text);
  if (!isDeclaredMode(evidence)) return m1.silent(general.otherMode);
  const findings = (bounds: Bounds) => declared.map((text) => findDeclared(bounds, text));
  const exact = findings(facts.rtp);
  if (exact.includes('OUTSIDE')) return m1.reported(false, texts.M1.differs);
  if (exact.every((finding) => finding === 'INSIDE')) return m1.reported(true, texts.M1.equal);
  const played = findings(boundsByRounds(evidence));
  if (played.includes('OUTSIDE')) return m1.reported(false, texts.M1.playedDiffers);
  if (played.every((finding) => finding === 'INSIDE')) return m1.reported(true, texts.M1.playedEqual);
  const digits = Math.max(...declared.map(digitsOf));
  // A quarter of the last digit, so that the interval fits into the values that are rounded to it.
  return m1.undecided(moreRounds(evidence, 0.25 / 10 ** digits), texts.M1.undecided);
}

/** M2: the RTP of the rounds agrees with the exact RTP within the 99 % interval. */
export function checkSimulatedReturn(evidence: Evidence): Check {
  const { deviation: ofSample, facts, mean, model, result } = evidence;
  const half = halfWidthOf(facts.sd ? provenDeviation(evidence) : ofSample, result.rounds);
  const [least, most] = [toNumber(facts.rtp.least) - half, toNumber(facts.rtp.most) + half];
  const m2 = check('M2', `${shown(least)} to ${shown(most)}`, shown(mean));
  const played = toNumber(mean);
  // The maximum difference between two floating-point results of the same number.
  const tiny = 1e-12;
  if (played < least - tiny || played > most + tiny) return m2.reported(false, texts.M2.outside);
  const deviation = !facts.sd ? 'SAMPLE' : facts.sd.text === undefined ? 'BOUND' : 'EXACT';
  return m2.reported(true, texts.M2.within(deviation, hasFixedPrizes(model)));
}

/** M3: the RTP of every mode is within the range of the profile. */
export function checkWithinRange(evidence: Evidence): Check {
  const { facts, model, result, texts: general } = evidence;
  const { leastRtp: leastReturn, mostRtp: mostReturn } = profileOf(model);
  const limit = `${shown(leastReturn)} to ${shown(mostReturn)}`;
  const m3 = check('M3', limit, facts.modes.map(({ text }) => text).join(', '));
  const findings = facts.modes.map((known, index) => {
    const isPlayed = model.modes[index]?.id === result.mode;
    return findWithin(isPlayed ? boundsByRounds(evidence) : known, leastReturn, mostReturn);
  });
  if (findings.includes('OUTSIDE')) return m3.reported(false, general.M3.fail);
  if (findings.every((finding) => finding === 'INSIDE')) return m3.reported(true, general.M3.pass);
  return m3.undecided(roundsForBounds(evidence), texts.undecidedByBounds);
}

/** M4: the RTPs of two modes differ by at most half a percentage point. */
export function checkModes(evidence: Evidence): Check {
  const { facts, texts: general } = evidence;
  const least = facts.modes.map((known) => known.least).sort(compare);
  const most = facts.modes.map((known) => known.most).sort(compare);
  const apart: Bounds = {
    least: between(least.at(-1), most[0]),
    most: between(most.at(-1), least[0]),
  };
  const [low, high] = [shown(apart.least), shown(apart.most)];
  const m4 = check('M4', `at most ${shown(modesApart)}`, low === high ? low : `${low} to ${high}`);
  if (facts.modes.length < 2) return m4.silent(general.M4.oneMode);
  if (compare(apart.most, modesApart) <= 0) return m4.reported(true, general.M4.pass);
  if (compare(apart.least, modesApart) > 0) return m4.reported(false, general.M4.fail);
  return m4.undecided(roundsForBounds(evidence), texts.undecidedByBounds);
}

/** The difference of two returns, at least 0. */
function between(larger: Fraction | undefined, smaller: Fraction | undefined): Fraction {
  const apart = larger && smaller ? minus(larger, smaller) : modesApart;
  return compare(apart, fraction(0)) < 0 ? fraction(0) : apart;
}

/**
 * The bounds of the RTP that the rounds leave: the part of the exact bounds that is within the 99 % interval of the rounds.
 * Exact bounds stay as they are.
 */
function boundsByRounds(evidence: Evidence): Bounds {
  const { facts, mean, result } = evidence;
  const { least, most } = facts.rtp;
  if (compare(least, most) === 0) return { least, most };
  const half = decimalFraction(halfWidthOf(provenDeviation(evidence), result.rounds));
  const [low, high] = [minus(mean, half), plus(mean, half)];
  const from = compare(low, least) > 0 ? low : least;
  const to = compare(high, most) < 0 ? high : most;
  // M2 reports rounds outside the bounds.
  return compare(from, to) > 0 ? { least, most } : { least: from, most: to };
}

const decimalFraction = (value: number): Fraction => fraction(BigInt(Math.ceil(value * 1e15)), 10n ** 15n);

/** The number of rounds whose interval is half as wide as the bounds of the least known mode. */
function roundsForBounds(evidence: Evidence): number {
  const widths = evidence.facts.modes.map(({ least, most }: KnownRtp) => toNumber(minus(most, least)));
  return moreRounds(evidence, Math.max(...widths) / 4);
}

/** The number of rounds for an interval with this half width; at least twice as many as were played. */
const moreRounds = (evidence: Evidence, half: number): number =>
  Math.max(2 * evidence.result.rounds, roundsForHalfWidth(provenDeviation(evidence), half));

/** Whether a value, rounded half up to the digits of a decimal, equals the decimal. */
export const agrees = (value: Fraction, decimal: string): boolean =>
  findDeclared({ least: value, most: value }, decimal) === 'INSIDE';

function findDeclared({ least, most }: Bounds, decimal: string): Finding {
  const declared = fromDecimal(decimal);
  if (declared === undefined) return 'OUTSIDE';
  const rounded = (value: Fraction) => fromDecimal(toDecimal(value, digitsOf(decimal))) ?? value;
  return findWithin({ least: rounded(least), most: rounded(most) }, declared, declared);
}

function findWithin({ least, most }: Bounds, from: Fraction, to: Fraction): Finding {
  if (compare(most, from) < 0 || compare(least, to) > 0) return 'OUTSIDE';
  return compare(least, from) >= 0 && compare(most, to) <= 0 ? 'INSIDE' : 'UNKNOWN';
}

const digitsOf = (decimal: string): number => decimal.split('.')[1]?.length ?? 0;
