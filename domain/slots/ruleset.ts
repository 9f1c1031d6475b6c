import { compare, fraction, fromDecimal, minus, toDecimal, type Fraction } from './fraction';
import type { MathModel } from './math-model';
import type { RoundSpread } from './round-spread';

/** One rule of `ruleset/1` and what came of it. */
export interface Check {
  readonly rule: 'M1' | 'M3' | 'M4' | 'M5' | 'M6';
  readonly limit: string;
  readonly value: string;
  readonly pass: boolean;
  /** One sentence. */
  readonly why: string;
}

/** Shares of the cost. */
export const ruleLimits = {
  leastReturn: '0.90',
  mostReturn: '0.98',
  modesApart: '0.005',
  leastHit: '0.05',
  /** How much the caps may take off the RTP before it is no longer the declared one. */
  capLoss: 0.0005,
  /** The chance with which the declared largest win must occur in a base spin, unless free spins reach it. */
  leastChance: fraction(1, 10_000_000),
} as const;

const tooLarge = 'The cycle is too large for an exact run.';
const shown = (value: Fraction) => toDecimal(value, 6);

/** M1: the RTP is the declared one, to the digits that were declared, and the caps leave it so. */
export function checkReturn(
  rtp: Fraction,
  declared: readonly string[],
  spread: RoundSpread | undefined,
): Check {
  const wrong = declared.filter((text) => !agrees(rtp, text));
  const base = { rule: 'M1', limit: `declared ${unique(declared)}`, value: toDecimal(rtp, 10) } as const;
  if (wrong.length > 0) return { ...base, pass: false, why: `The exact RTP is not ${unique(wrong)}.` };
  if (spread === undefined) return { ...base, pass: false, why: tooLarge };
  const loss = `${(spread.capLoss * 100).toFixed(4)} points`;
  if (spread.capLoss > ruleLimits.capLoss) {
    return { ...base, pass: false, why: `maxWinX or maxSpins may take up to ${loss} off the exact RTP.` };
  }
  const rest = spread.capLoss === 0 ? 'no cap takes anything off it' : `caps take at most ${loss} off it`;
  return { ...base, pass: true, why: `The exact RTP is the declared one, and ${rest}.` };
}

/** M3: every mode returns 90 % to 98 %. */
export function checkWithinRange(rtps: readonly Fraction[]): Check {
  const { leastReturn, mostReturn } = ruleLimits;
  const pass = rtps.every((rtp) => isAtLeast(rtp, leastReturn) && isAtMost(rtp, mostReturn));
  return {
    rule: 'M3',
    limit: `${leastReturn} to ${mostReturn}`,
    value: rtps.map(shown).join(', '),
    pass,
    why: pass ? 'Every mode returns a share within the range.' : 'A mode returns a share outside the range.',
  };
}

/** M4: no mode returns half a point more than another. */
export function checkModes(rtps: readonly Fraction[]): Check {
  const [least, most] = [rtps.reduce(lower), rtps.reduce(higher)];
  const apart = minus(most, least);
  const pass = isAtMost(apart, ruleLimits.modesApart);
  return {
    rule: 'M4',
    limit: ruleLimits.modesApart,
    value: shown(apart),
    pass,
    why: pass ? 'The modes return nearly the same.' : 'The modes return too differently.',
  };
}

/** M5: the declared largest win can be won, and nothing larger. */
export function checkLargestWin(
  declared: readonly number[],
  model: MathModel,
  spread: RoundSpread | undefined,
): Check {
  const limit = `declared ${unique(declared.map(String))}`;
  if (spread === undefined) return { rule: 'M5', limit, value: 'not known', pass: false, why: tooLarge };
  const { maxWinX, baseMaxWinX } = spread;
  const verdict = (pass: boolean, why: string): Check => ({
    rule: 'M5',
    limit,
    value: `${maxWinX}`,
    pass,
    why,
  });
  const other = declared.find((one) => one !== maxWinX);
  if (other !== undefined)
    return verdict(false, `The largest round wins ${maxWinX} times its cost, not ${other}.`);
  if (baseMaxWinX < maxWinX) return verdict(true, 'Free spins can win it; how often, a simulation tells.');
  if ((model.features ?? []).length === 0 && isRare(maxWinX, model, spread)) {
    return verdict(false, 'It is won less often than once in ten million spins.');
  }
  return verdict(true, 'A base spin can win it, and no round more.');
}

/** M6: a base spin wins at least every twentieth time, and as often as declared. */
export function checkHits(declared: string | undefined, spread: RoundSpread | undefined): Check {
  const { leastHit } = ruleLimits;
  const limit =
    declared === undefined ? `at least ${leastHit}` : `at least ${leastHit}, declared ${declared}`;
  if (spread === undefined) return { rule: 'M6', limit, value: 'not known', pass: false, why: tooLarge };
  const often = isAtLeast(spread.hit, leastHit);
  const told = declared === undefined || agrees(spread.hit, declared);
  const why = often ? 'Base spins win often enough.' : 'Base spins win too seldom.';
  return {
    rule: 'M6',
    limit,
    value: shown(spread.hit),
    pass: often && told,
    why: told ? why : 'The hit rate is not the declared one.',
  };
}

/** Whether a value, rounded half up to the digits of a decimal, is that decimal. */
function agrees(value: Fraction, decimal: string): boolean {
  const digits = decimal.split('.')[1]?.length ?? 0;
  const declared = fromDecimal(decimal);
  return declared !== undefined && toDecimal(value, digits) === toDecimal(declared, digits);
}

function isRare(maxWinX: number, { modes }: MathModel, { cycle, outcomes }: RoundSpread): boolean {
  const credits = maxWinX * (modes[0]?.cost ?? 0);
  const weight = outcomes
    .filter((outcome) => outcome.credits >= credits)
    .reduce((sum, one) => sum + one.weight, 0);
  return compare(fraction(weight, cycle), ruleLimits.leastChance) < 0;
}

const isAtLeast = (value: Fraction, limit: string) => compare(value, fromDecimal(limit) ?? value) >= 0;
const isAtMost = (value: Fraction, limit: string) => compare(value, fromDecimal(limit) ?? value) <= 0;
const lower = (a: Fraction, b: Fraction) => (compare(a, b) <= 0 ? a : b);
const higher = (a: Fraction, b: Fraction) => (compare(a, b) >= 0 ? a : b);
const unique = (texts: readonly string[]) => [...new Set(texts)].join(' and ');
